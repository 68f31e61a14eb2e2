/** Widths at which layouts change. Nothing else may stand in a media query. */
const breakpoints = {
  /** Phones in portrait are narrower. */
  phone: ['480px'],
  /** Code is set smaller up to here. */
  code: ['576px'],
  /** The stages of a pipeline are stacked up to here. */
  pipeline: ['640px'],
  /** A post's picture stands beside its text from here on. */
  post: ['720px'],
  /** Tablets; search fills the screen up to here. */
  tablet: ['768px'],
  /** The theme's desktop layout: sidebar, table of contents, links in the navbar. */
  desktop: ['996px', '997px'],
  /** Wide windows have room for larger margins. */
  wide: ['1200px'],
};

const colorFunctions = [
  'rgb',
  'rgba',
  'hsl',
  'hsla',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
];

export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-value-no-unknown-custom-properties'],
  rules: {
    // CSS modules are read from TypeScript, where camelCase names need no quotes.
    'selector-class-pattern': null,
    // Alternative text in `content` is newer than the rule's grammar.
    'declaration-property-value-no-unknown': [true, {ignoreProperties: {content: '/.*/'}}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'no-descending-specificity': null,
    'declaration-no-important': true,
    'value-keyword-case': [
      'lower',
      {ignoreKeywords: ['CanvasText'], ignoreProperties: ['/^--site-font/']},
    ],
    'comment-empty-line-before': null,
    'declaration-empty-line-before': null,
    // Parts of class names are upstream's, which src/upstream keeps in one place.
    'selector-disallowed-list': [/\[class[*^~$|]?=/],
    // Colors are tokens.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': colorFunctions,
    'declaration-property-value-allowed-list': {
      'font-weight': [/^var\(--site-weight-/, 'inherit'],
    },
    'media-feature-name-value-allowed-list': {width: Object.values(breakpoints).flat()},
    'csstools/value-no-unknown-custom-properties': [
      true,
      {
        importFrom: [
          'src/css/tokens.css',
          'src/css/infima.css',
          'src/css/reading.css',
          'node_modules/infima/dist/css/default/default.css',
          // Set by components and by the editor.
          {
            customProperties: Object.fromEntries(
              [
                '--code-max',
                '--code-pad',
                '--demo-ratio',
                '--diagram-arrow',
                '--padding-left',
                '--picture-ratio',
                '--swatch',
              ].map((name) => [name, '']),
            ),
          },
        ],
      },
    ],
  },
  overrides: [
    {files: ['src/upstream/class-hooks.css'], rules: {'selector-disallowed-list': null}},
    {
      // The scale itself.
      files: ['src/css/tokens.css'],
      rules: {'color-no-hex': null, 'function-disallowed-list': null},
    },
    {
      // Many reading apps have no custom properties.
      files: ['src/plugins/book/book.css'],
      rules: {'color-no-hex': null, 'declaration-property-value-allowed-list': null},
    },
    {
      // What a font file covers.
      files: ['src/css/fonts.css'],
      rules: {'declaration-property-value-allowed-list': null},
    },
  ],
};
