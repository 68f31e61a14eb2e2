import path from 'node:path';
import vm from 'node:vm';
import {isDeepStrictEqual} from 'node:util';
import {takeChanges, visibleCode} from 'mdx-docs-checker/fence-code';

import {componentSamples, isSvgPart, type ComponentSample} from '../../content/componentSamples';
import type {Sample} from '../../content/samples';
import {CodeError, compile} from 'react-docs-playground/compile';
import {isAvailable} from '../frame/packages';
import {isFileName, type Project} from '../project/project';
import {sampleProject, type SampleEdit} from '../project/sampleEdit';
import {possibleNames, placeholderKey, placeholderMedia} from '../placeholderMedia';
import {loaders} from './demoProjects';

/** Names something on the web, which is not a dialect of XML. */
const web = /https?:\/\/(?!www\.w3\.org\/)/u;

/** Loads data by its address, or needs an origin that addresses have. */
const neverLoads = /\bfetch\(\s*['"`]|<AnimatedImage\b/u;

/** Whether all that code loads can be had in the frame: there are stand-ins for files in `public/`. */
const canLoad = (code: string): boolean => {
  if (web.test(code) || neverLoads.test(code)) return false;
  if (!code.includes('staticFile(')) return !loaders.test(code);
  const hasPlaceholder = (name: string): boolean =>
    placeholderKey(placeholderMedia, name) !== undefined;
  const named = [...code.matchAll(/\bstaticFile\(\s*(['"])(.+?)\1/gu)].map(
    ([, , name = '']) => name,
  );
  return named.every(hasPlaceholder) && possibleNames(code).some(hasPlaceholder);
};

/** Props that `props.json` can hold; undefined for others, such as elements. */
const readJsonProps = (expression: string): Record<string, unknown> | undefined => {
  try {
    const props: unknown = vm.runInThisContext(`(${expression})`);
    const copy = JSON.parse(JSON.stringify(props)) as Record<string, unknown>;
    return isDeepStrictEqual(copy, props) ? copy : undefined;
  } catch (error) {
    // JSX, or a name that a sample's page doesn't have.
    if (error instanceof SyntaxError || error instanceof ReferenceError) return undefined;
    throw error;
  }
};

/** The packages and files that code imports when it runs; undefined when the frame can't compile it. */
const importsOf = (name: string, code: string): string[] | undefined => {
  try {
    return compile([{name, code}]).flatMap(({imports}) => imports.map((found) => found.name));
  } catch (error) {
    if (error instanceof CodeError) return undefined;
    throw error;
  }
};

/** The files that a sample needs, its own first; undefined when something can't be had in the frame. */
const neededFiles = ({files, entry}: ComponentSample): string[] | undefined => {
  const folder = path.posix.dirname(entry);
  const needed = new Set([entry]);
  for (const file of needed) {
    const imports = importsOf(path.posix.basename(file), files[file] ?? '');
    if (!imports) return undefined;
    for (const name of imports.filter((wanted) => !isAvailable(wanted))) {
      const place = path.posix.join(folder, name);
      const found = name.startsWith('./')
        ? ['.tsx', '.ts', '.jsx', '.js'].map((end) => place + end).find((end) => end in files)
        : undefined;
      // The frame has no folders.
      if (found === undefined || path.posix.dirname(found) !== folder) return undefined;
      needed.add(found);
    }
  }
  return [...needed];
};

/** The name of a sample's file: as the page or the group has it, else its component's. */
const nameOf = ({sample, entry, name}: ComponentSample): string => {
  const shown = path.posix.basename(sample.file ?? sample.title ?? '');
  if (isFileName(shown)) return shown;
  return `${name === 'default' ? 'Composition' : name}${path.posix.extname(entry)}`;
};

/** The lines that a page leaves out at the beginning. */
const hiddenLines = (code: string): string => {
  const lines = code.split('\n');
  const shown = visibleCode(code).split('\n').length;
  return lines.slice(0, Math.max(0, lines.length - shown - 1)).join('\n');
};

/**
 * What opens a sample in the editor; undefined for samples that don't stand alone, and for those that the
 * frame can't run: without the network, with the packages that it has.
 */
export const sampleEdit = (component: ComponentSample): SampleEdit | undefined => {
  const {sample, files, entry, kind} = component;
  const {props: expression = '{}'} = sample;
  if (kind !== 'component' || isSvgPart(component)) return undefined;
  const needed = neededFiles(component);
  const props = readJsonProps(expression);
  if (!needed || !props) return undefined;
  if (!canLoad([...needed.map((file) => files[file] ?? ''), expression].join('\n')))
    return undefined;
  const hidden = hiddenLines(sample.code);
  const others = needed
    .filter((file) => file !== entry)
    .map((file) => ({name: path.posix.basename(file), code: (files[file] ?? '').trimEnd()}));
  return {
    name: nameOf(component),
    ...(hidden === '' ? {} : {hidden}),
    ...(others.length === 0 ? {} : {files: others}),
    ...(Object.keys(props).length === 0 ? {} : {props}),
  };
};

/** A sample that can be edited, with what opens it, and the project that opens. */
export interface EditableSample {
  readonly sample: Sample;
  readonly edit: SampleEdit & {item: string};
  readonly project: Project;
}

/** Words with hyphens between them: `docs/spring`, `MyScene.tsx` */
const words = (text: string): string =>
  text
    .replace(/\.\w+$/u, '')
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/**
 * The samples that can be edited, each with its name in the registry: that of the page and of the file.
 *
 * @param samples all of a page, in its order
 */
export const editableSamples = (samples: readonly Sample[]): EditableSample[] => {
  const taken = new Map<string, number>();
  return componentSamples(samples).flatMap((component) => {
    const edit = sampleEdit(component);
    if (!edit) return [];
    const {sample} = component;
    const name = `${words(sample.page)}-${words(edit.name)}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const shown = takeChanges(visibleCode(sample.code)).code;
    const item = count > 1 ? `${name}-${String(count)}` : name;
    return [{sample, edit: {...edit, item}, project: sampleProject(shown, edit)}];
  });
};
