declare module '@generated/terms/default/definitions.json' {
  /** One sentence for each term, by the name of its page. */
  const definitions: Record<string, string>;
  export default definitions;
}
