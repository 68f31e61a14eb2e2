declare module '@generated/offline-copy/default/sections.json' {
  const sections: {id: string; title: string; pages: number}[];
  export default sections;
}
