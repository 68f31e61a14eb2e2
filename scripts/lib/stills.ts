import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {demoIds, demosDir} from '../../src/demos/read';

/** Path of a demo's still. */
export const stillFile = (root: string, id: string): string =>
  path.join(root, 'static/img/demos', `${id}.webp`);

/** Path of the demo's still in the size of search results. */
export const smallStillFile = (root: string, id: string): string =>
  path.join(root, 'static/img/demos/small', `${id}.webp`);

const videoDir = (root: string): string => path.join(root, 'static/video');

/** Path of a demo's MP4. */
export const videoFile = (root: string, id: string): string =>
  path.join(videoDir(root), `${id}.mp4`);

type Medium = 'stills' | 'videos';

/** Hashes of the demo sources from which the committed files were rendered. */
const recordFile = (root: string, medium: Medium): string =>
  path.join(demosDir(root), `${medium}.json`);

const readRecord = (root: string, medium: Medium): Record<string, string> =>
  fs.existsSync(recordFile(root, medium))
    ? (JSON.parse(fs.readFileSync(recordFile(root, medium), 'utf8')) as Record<string, string>)
    : {};

/** The fields of a definition that do not affect the picture. */
const texts = ['title', 'alt'];

const isText = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  ts.isIdentifier(node.name) &&
  texts.includes(node.name.text) &&
  ts.isCallExpression(node.parent.parent);

/** The structure of a source, ignoring white space, quotes, commas and redundant parentheses. */
const structure = (node: ts.Node): string => {
  if (ts.isParenthesizedExpression(node)) return structure(node.expression);
  if (isText(node)) return '';
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim();
  const own = [
    node.kind,
    'text' in node && !ts.isSourceFile(node) ? node.text : '',
    'operator' in node ? node.operator : '',
  ].join(':');
  const children: string[] = [];
  ts.forEachChild(node, (child) => {
    children.push(structure(child));
  });
  return `${own}(${children.join()})`;
};

/** The existing files that a source imports by relative path. */
const importsOf = (file: string, source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const name = statement.moduleSpecifier.text;
    if (!name.startsWith('.')) return [];
    const target = path.join(path.dirname(file), name);
    return [target, `${target}.ts`, `${target}.tsx`].filter((candidate) =>
      fs.statSync(candidate, {throwIfNoEntry: false})?.isFile(),
    );
  });

/** Formatting, title and alternative text do not change a picture, so they do not change the hash. */
const sourceHash = (root: string, id: string): string => {
  const hash = createHash('sha256');
  const files = ['composition.tsx', 'demo.ts'].map((name) => path.join(demosDir(root), id, name));
  // The definition's type says nothing about the picture.
  const seen = new Set([path.join(demosDir(root), 'define.ts')]);
  for (let file = files.shift(); file !== undefined; file = files.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = fs.readFileSync(file, 'utf8');
    const source = ts.createSourceFile(path.basename(file), text, ts.ScriptTarget.ES2022, true);
    hash.update(structure(source));
    files.push(...importsOf(file, source));
  }
  return hash.digest('hex').slice(0, 16);
};

const record = (root: string, medium: Medium, id: string): void => {
  const known = new Set(demoIds(root));
  const entries = Object.entries({...readRecord(root, medium), [id]: sourceHash(root, id)})
    .filter(([name]) => known.has(name))
    .sort(([a], [b]) => a.localeCompare(b));
  fs.writeFileSync(
    recordFile(root, medium),
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
};

/** Records that a demo's still was rendered from its current source. */
export const recordStill = (root: string, id: string): void => {
  record(root, 'stills', id);
};

/** Records that a demo's MP4 was rendered from its current source. */
export const recordVideo = (root: string, id: string): void => {
  record(root, 'videos', id);
};

/** Lists the demos whose still is missing or older than their code, and stills without a demo. */
export const findStaleStills = (root: string): {id: string; reason: string}[] => {
  const hashes = readRecord(root, 'stills');
  const ids = demoIds(root);
  const stale = ids.flatMap((id) => {
    if (!fs.existsSync(stillFile(root, id))) return [{id, reason: 'has no still'}];
    if (hashes[id] !== sourceHash(root, id)) return [{id, reason: 'changed after its still'}];
    if (!fs.existsSync(smallStillFile(root, id))) return [{id, reason: 'has no small still'}];
    return [];
  });
  const folder = path.join(root, 'static/img/demos');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true}) : [];
  const found = files
    .filter((file): file is string => typeof file === 'string' && file.endsWith('.webp'))
    .map((file) => path.basename(file, '.webp'));
  const unused = [...new Set(found)]
    .filter((id) => !ids.includes(id))
    .map((id) => ({id, reason: 'unused still: no such demo'}));
  return [...stale, ...unused];
};

/**
 * Deletes the stills that have to be rendered again, and those without a demo.
 *
 * @param chosen the demos whose stills are rendered again in any case; if there are none, those that are out of date
 * @returns the demos to render
 */
export const clearStills = (root: string, chosen: readonly string[]): string[] => {
  const stale = findStaleStills(root);
  const ids = demoIds(root);
  const unused = stale.filter(({id}) => !ids.includes(id)).map(({id}) => id);
  const outdated = stale.filter(({id}) => ids.includes(id));
  const changed = outdated.filter(({reason}) => reason.startsWith('changed')).map(({id}) => id);
  for (const id of [...unused, ...(chosen.length > 0 ? chosen : changed)]) {
    for (const file of [stillFile(root, id), smallStillFile(root, id)])
      fs.rmSync(file, {force: true});
  }
  return chosen.length > 0 ? [...chosen] : outdated.map(({id}) => id);
};

/** Lists the demos whose code changed after their MP4 was rendered, and files without a demo. */
export const findStaleVideos = (root: string): {id: string; reason: string}[] => {
  const hashes = readRecord(root, 'videos');
  const ids = demoIds(root);
  const files = fs.existsSync(videoDir(root)) ? fs.readdirSync(videoDir(root)) : [];
  return files
    .map((file) => path.basename(file, '.mp4'))
    .flatMap((id) => {
      if (!ids.includes(id)) return [{id, reason: 'unused video: no such demo'}];
      if (hashes[id] !== sourceHash(root, id)) return [{id, reason: 'changed after its video'}];
      return [];
    });
};
