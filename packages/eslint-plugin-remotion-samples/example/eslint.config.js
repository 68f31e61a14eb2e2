import remotionSamples from 'eslint-plugin-remotion-samples';

export default [
  {
    files: ['src/**/*.{js,jsx}'],
    languageOptions: {parserOptions: {ecmaFeatures: {jsx: true}}},
  },
  remotionSamples.configs.recommended,
];
