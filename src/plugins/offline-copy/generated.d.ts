declare module '@generated/docusaurus-offline-copy/default/sections.json' {
  const sections: {id: string; title: string; pages: number}[];
  export default sections;
}
