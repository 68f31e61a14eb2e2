export default {
  extends: ['stylelint-config-standard'],
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
  },
  overrides: [
    {files: ['src/upstream/class-hooks.css'], rules: {'selector-disallowed-list': null}},
  ],
};
