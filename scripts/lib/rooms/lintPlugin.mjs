// The lint rule that holds the table of rooms in CONTRIBUTING.md. Plain JavaScript: the linter loads it.
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {readRooms, roomOf} from './rooms.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const rooms = readRooms(fs.readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'));

/**
 * @param {string} file from the root, with forward slashes
 * @param {string} specifier
 * @returns {string | undefined} what is imported, from the root; undefined for a package
 */
const targetOf = (file, specifier) => {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(file), specifier);
};

/** @typedef {{source?: {value?: unknown} | null}} ImportNode */
/** @typedef {{filename: string, report: (problem: {node: ImportNode, message: string}) => void}} Context */

const doors = {
  /** @param {Context} context */
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const from = roomOf(rooms, file);
    if (!from) return {};
    /** @param {ImportNode} node */
    const check = (node) => {
      const specifier = node.source?.value;
      const target = typeof specifier === 'string' ? targetOf(file, specifier) : undefined;
      const to = target === undefined ? undefined : roomOf(rooms, target);
      if (!to || to === from || rooms.get(from)?.includes(to)) return;
      context.report({
        node,
        message: `${from} may not import ${to}: see the table of rooms in CONTRIBUTING.md.`,
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default {meta: {name: 'rooms'}, rules: {doors}};
