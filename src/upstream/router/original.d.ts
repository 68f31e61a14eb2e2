declare module '@router/dom' {
  export * from 'react-router-dom';
}
