/** Authors of articles, by the key in their front matter: the team, never a person. */
export const authors = {
  remotion: {name: 'Remotion team', url: 'https://www.remotion.dev/'},
} as const;
