import {lineAt} from 'react-docs-playground';
import type {Problem, ProjectFile} from 'react-docs-playground';
import type {VideoSettings} from '../protocol';

/** What an editor holds. The first file exports the component; `props.json` has its props. */
export interface Project {
  title: string;
  files: readonly ProjectFile[];
  settings: VideoSettings;
}

/** All of a project's code, one file after the other. */
export const codeOf = ({files}: Pick<Project, 'files'>): string =>
  files.map(({code}) => code).join('\n');

/** The file with the component's props. */
export const propsFile = 'props.json';

/** Props as that file has them. */
export const propsText = (props: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(props, null, 2);

/** What settings may be, both ends included. */
export const settingLimits: Readonly<Record<keyof VideoSettings, readonly [number, number]>> = {
  width: [16, 4096],
  height: [16, 4096],
  fps: [1, 120],
  durationInFrames: [1, 36_000],
};

/** The settings in the order in which they are shown. */
export const settingNames = ['width', 'height', 'fps', 'durationInFrames'] as const;

export const isSetting = (name: keyof VideoSettings, value: unknown): value is number => {
  const [least, most] = settingLimits[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
};

const FILES_LIMIT = 10;
const CODE_LIMIT = 100_000;
const fileName = /^[\w-]{1,60}\.(?:tsx?|jsx?|json)$/;

/** Whether a file can have this name. */
export const isFileName = (name: string): boolean => fileName.test(name);

const isFile = (value: unknown): value is ProjectFile => {
  const {name, code} = (value ?? {}) as Partial<Record<keyof ProjectFile, unknown>>;
  return (
    typeof name === 'string' &&
    isFileName(name) &&
    typeof code === 'string' &&
    code.length <= CODE_LIMIT
  );
};

/** Reads a project that came from outside; undefined when it has not the shape of one. */
export const readProject = (value: unknown): Project | undefined => {
  const {title, files, settings} = (value ?? {}) as Partial<Record<keyof Project, unknown>>;
  if (typeof title !== 'string' || title.length > 200) return undefined;
  if (!Array.isArray(files) || files.length === 0 || files.length > FILES_LIMIT) return undefined;
  if (!files.every(isFile) || new Set(files.map(({name}) => name)).size < files.length) {
    return undefined;
  }
  const given = (settings ?? {}) as Partial<Record<keyof VideoSettings, unknown>>;
  const {width, height, fps, durationInFrames} = given;
  if (
    !isSetting('width', width) ||
    !isSetting('height', height) ||
    !isSetting('fps', fps) ||
    !isSetting('durationInFrames', durationInFrames)
  ) {
    return undefined;
  }
  return {
    title,
    files: files.map(({name, code}) => ({name, code})),
    settings: {width, height, fps, durationInFrames},
  };
};

/** The line that the browser's message about JSON names; browsers word it differently. */
const jsonLine = (message: string, code: string): number => {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return lineAt(code, position === undefined ? code.length : Number(position));
};

/** The component's props, from `props.json`, or what is wrong with that file. */
export const readProps = (
  files: readonly ProjectFile[],
): {props: Record<string, unknown>} | {problem: Problem} => {
  const file = files.find(({name}) => name === propsFile);
  if (!file) return {props: {}};
  try {
    const props: unknown = JSON.parse(file.code);
    if (typeof props === 'object' && props !== null && !Array.isArray(props)) {
      return {props: props as Record<string, unknown>};
    }
    const message = 'The props must be an object, such as {"title": "Hello"}.';
    return {problem: {message, file: propsFile, line: 1}};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {problem: {message, file: propsFile, line: jsonLine(message, file.code)}};
  }
};
