declare module '@router/path-to-regexp' {
  interface Pattern {
    exec: (pathname: string) => RegExpExecArray | null;
  }

  const pathToRegexp: {
    (path: string, keys?: object[], options?: object): Pattern;
    compile: (path: string) => (params: object) => string;
  };
  export default pathToRegexp;
}
