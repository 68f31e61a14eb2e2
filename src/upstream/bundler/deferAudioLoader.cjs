// Keeps demos from creating an AudioContext before the visitor has done anything: browsers refuse to
// start it and log a warning on the page. Without it the player works as in browsers that lack
// Web Audio. Plain JavaScript: the bundler loads this file itself.

/** @type {[file: RegExp, from: string, to: string][]} */
const edits = [
  [
    /remotion[\\/]dist[\\/]esm[\\/]index\.mjs$/,
    'if (typeof AudioContext === "undefined") {',
    'if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) {',
  ],
  [
    // It only decodes; a context for rendering into memory does that too, and never plays.
    /media-utils[\\/]dist[\\/]get-audio-data\.js$/,
    'new AudioContext({',
    'new OfflineAudioContext({length: 1,',
  ],
];

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
function deferAudioLoader(source) {
  const edit = edits.find(([file]) => file.test(this.resourcePath));
  if (!edit?.[1] || !source.includes(edit[1])) {
    throw new Error(
      `upstream/bundler/deferAudioLoader.cjs: ${this.resourcePath} has changed: adapt src/upstream/bundler/deferAudioLoader.cjs to it.`,
    );
  }
  return source.replace(edit[1], edit[2]);
}

deferAudioLoader.files = edits.map(([file]) => file);

module.exports = deferAudioLoader;
