/**
 * The numbers used for ranking, tuned with lists of queries for the Remotion docs. The query named next to a
 * number finds a different page first without it.
 */
export const weights = {
  /**
   * A word in a page's names; in its address; in its breadcrumb and package. `default props
   * schema`, `timeout rendering`, `pass json to video`.
   */
  fields: {name: 1, path: 0.35, context: 0.25},
  /** A word in a heading or a phrase, relative to one in the names: `embed website`, `green screen`. */
  heading: 0.4,
  /** A word in the text, relative to one in the names: `current frame hook`. */
  text: 0.7,
  /** How much more an identifier in the text counts: `convert AudioData sample rate`. */
  identifierInText: 0.6,
  /** How many of the best pages are ranked precisely: `what is a sequence in remotion`. */
  rerankedPages: 60,
  /** Share of its score that a page keeps if it isn't. */
  notRerankedFactor: 0.5,
  /** Pages below this share of the best score are left out. */
  minimumShare: 0.12,
  /** Pages with less of the query's words are left out. */
  minimumCoverage: 0.4,
  /** How much a page loses that lacks words of the query: `timeline setup tailwind`. */
  coveragePower: 2,
  /**
   * Minimum match in the names for a page to count as having a word, for the word's rarity: `default props
   * schema`.
   */
  rareInNames: 0.25,
  /** The same for the text: `timeline setup tailwind`. */
  rareInText: 0.3,
  /** The query is a name: `install`. */
  wholeName: 3,
  /** Bonus if the name also has the surrounding words that other names lack: `@remotion/gif`. */
  fullName: 0.3,
  /** The query begins a name. */
  nameBeginning: 0.4,
  /** The same, for the share of the name that is typed: `absolute path`. */
  nameBeginningShare: 0.9,
  /** The query is a name with one typo. */
  nameWithTypo: 1.8,
  /** The query is the end of the address: `media parser readers`. */
  wholePath: 1.2,
  /** One of the identifiers in the query is a name, as in an error message. */
  identifier: 1,
  /**
   * A word in the address or the breadcrumb, where the words of the title are counted: `timeline
   * setup tailwind`.
   */
  context: 0.8,
  /** Share of the query that a heading has to add to its page to be linked. */
  sectionGain: 0.15,
  /** Headings that add this much more or less are equally good. */
  equalGain: 0.01,
  /**
   * How specific an option's name is at least, however many pages have it: `timeoutInMilliseconds`.
   */
  optionNameTelling: 0.9,
  /** The query covers the title, and the title covers the query: `continueRender`. */
  titleFit: 0.9,
  /** The same for the best heading: `overshootClamping`. */
  headingFit: 0.45,
  /** The query is a phrase, or almost one; part of a phrase counts little. `how wide is my text`. */
  phraseFit: 1,
  /** Factor for posts in which only a heading matches: they have one for each change. */
  newsHeading: 0.6,
  /** Bonus for a page that many pages link to. */
  importance: 0.12,
  /**
   * Minimum word score of a page that has the option: being short doesn't make a page be about it.
   * `memorySizeInMb`.
   */
  option: 1.15,
  /** Bonus for one that many pages link to: `forceBucketName` belongs to the function that renders. */
  optionImportance: 0.4,
  /** Bonus for the function that most options are for: `audioBitrate`. */
  mainFunction: 0.3,
  /** How much more a heading counts for each level below the second. */
  depth: 0.05,
  /** How many additional sections of a page are listed. */
  furtherSections: 2,
  /** How well these have to answer, relative to the best one. */
  furtherSectionFit: 0.8,
  /** Their score, relative to it. */
  furtherSection: 0.6,
  /** Minimum match for a word to count as found in a name. */
  namedFit: 0.45,
  /** The query is a flag that the command has. */
  flag: 2,
  /** The same for commands of the main tool. */
  flagOfMainTool: 4,
  /** The same for the page about a flag, and the main command: `--gl angle`, `--image-format`. */
  flagOfPage: 5,
  /**
   * The query asks what a word means, and the page is part of the terminology: `what is a sequence
   * in remotion`.
   */
  definition: 1.6,
  /** The parts of a compound, apart from each other: `timeoutInMilliseconds`. */
  partsOfCompound: 0.95,
  /** The only part of a compound that is not a stop word: `isStudio` is not `studio`. */
  onePartOfCompound: 0.35,
  /** A synonym: `embed website`. */
  synonym: 0.55,
  /**
   * Factor for the beginning of a longer word when more words follow: `free for people` is not
   * `freeze`.
   */
  beginningOfCompleteWord: 0.6,
  /** The beginning of a word in the text. */
  beginningInText: 0.6,
  /** A word of the text that the typed one continues. */
  relatedInText: 0.2,
  /** Maximum number of additional letters. */
  longestEnding: 4,
  /** A word of the text with one typo. */
  typoInText: 0.4,
  /** How often a word in the description counts. */
  description: 4,
  /** How often a word counts if it occurs only in a signature or a table of options: `videoBitrate`. */
  facts: 0.25,
  /** The number of occurrences that count for half of the maximum. */
  saturation: 1.2,
  /** How much longer texts count less. */
  lengthShare: 0.6,
  /**
   * Factor for guides if the query says what to do: exports have such verbs in their names. `save
   * video as gif`.
   */
  guideOfTask: 1.15,
};
