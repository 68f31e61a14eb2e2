// What the package of the Kettle docs runs: the tools for any docs, and one of its own.
import {createReadTool, createSampleTool, createSearchTool, defineTool} from 'docs-mcp-package';

const temperatureTool = defineTool({
  name: 'boiling_point',
  title: 'Look up a boiling point',
  description: 'Returns the temperature at which water boils.',
  parameters: {
    meters: {type: 'integer', range: [0, 9000], description: 'height above the sea, 0 by default'},
  },
  command: {name: 'boiling', words: ['meters'], readsInput: false, example: 'boiling 2000'},
  run: (library, {meters = 0}) => {
    const celsius = Math.round(100 - meters / 300);
    return {
      data: {celsius},
      text: `${celsius} °C, according to the docs of ${library.subject}`,
    };
  },
});

export const program = {
  name: 'kettle-docs',
  title: 'Kettle docs',
  instructions: 'Search before you boil.',
  tools: [
    createSearchTool({
      kinds: {api: 'API', guide: 'Guide'},
      queries: '"boil" or "copper pot"',
      example: 'copper pot',
    }),
    createReadTool({docsPath: '/docs', addresses: '/docs/boil', example: '/docs/boil liters'}),
    createSampleTool({queries: '"boil a liter"', example: 'boil a liter', proof: /^Tried in/}),
    temperatureTool,
  ],
  example: 'search pot',
  documentedPackage: 'kettle',
};
