import {BadRequest, defineTool, number} from 'docs-mcp-package';
import {Refusal} from 'react-docs-playground';
import {importedPackages} from 'react-docs-playground/imported-packages';
import {LINK_LIMIT} from 'react-docs-playground/share-links';

import {sampleComposition} from '../../content/sampleComposition';
import {loadedPackages, sharedModules} from '../../playground/frame/packages';
import {
  propsFile,
  propsText,
  readProject,
  readProps,
  settingLimits,
} from '../../playground/project/project';
import {packProject} from '../../playground/project/shareLink';

const codeFile = 'Composition.tsx';

const setting = (name: keyof typeof settingLimits, unit: string) =>
  ({
    type: 'integer',
    range: settingLimits[name],
    description: `${unit}, ${sampleComposition[name]} by default`,
  }) as const;

const canImport = (name: string): boolean =>
  [...sharedModules, ...loadedPackages].some(
    (known) => known === name || known.startsWith(`${name}/`),
  );

/** The packages that the code imports and the playground lacks. */
const missingPackages = (code: string): string[] => {
  try {
    return importedPackages([{name: codeFile, code}]).filter((name) => !canImport(name));
  } catch (error) {
    if (error instanceof Refusal) throw new BadRequest(error.message);
    throw error;
  }
};

export const playgroundLinkTool = defineTool({
  name: 'playground_link',
  title: 'Link to the playground',
  description:
    'Creates a link that opens code in the documentation playground, where it plays and can be edited. The code is in ' +
    'the link; nothing is uploaded.',
  parameters: {
    code: {
      type: 'string',
      isRequired: true,
      longest: 100_000,
      description: 'TypeScript with JSX that exports one component',
    },
    title: {type: 'string', longest: 200, description: 'name of the project'},
    props: {
      type: 'string',
      longest: 20_000,
      description: "the component's props, as a JSON object",
    },
    width: setting('width', 'pixels'),
    height: setting('height', 'pixels'),
    fps: setting('fps', 'frames per second'),
    durationInFrames: setting('durationInFrames', 'frames'),
  },
  command: {
    name: 'playground',
    words: ['code'],
    readsInput: true,
    example: 'playground < src/Title.tsx',
  },
  run: (library, {code, title = 'Composition', props, ...settings}) => {
    const missing = missingPackages(code);
    if (missing.length > 0) {
      throw new BadRequest(
        `The playground has no ${missing.join(', ')}. It has ${[...sharedModules, ...loadedPackages].join(', ')}.`,
      );
    }
    const given = props === undefined ? [] : [{name: propsFile, code: props}];
    const read = readProps(given);
    if ('problem' in read) throw new BadRequest(`props: ${read.problem.message}`);
    const project = readProject({
      title,
      files: [
        {name: codeFile, code},
        ...(props === undefined ? [] : [{name: propsFile, code: propsText(read.props)}]),
      ],
      settings: {...sampleComposition, ...settings},
    });
    if (!project) throw new BadRequest("The playground can't open this project.");
    const url = library.urlOf(`/playground${packProject(project)}`);
    if (url.length > LINK_LIMIT) {
      throw new BadRequest(
        `The link would have ${number(url.length)} characters, but programs cut off links with more than ` +
          `${number(LINK_LIMIT)}. Send less code.`,
      );
    }
    return {
      data: {version: library.version, url, characters: url.length},
      text: `Opens in the playground, with Remotion ${library.version}:\n${url}`,
    };
  },
});
