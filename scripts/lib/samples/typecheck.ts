import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {createTypechecker as createCompiler, type Typechecker} from 'mdx-docs-checker/samples';

/** Packages that add their tags to JSX wherever they are loaded: their samples get a program of their own. */
const EXTENDS_JSX = /['"](?:@react-three\/fiber|@remotion\/three)['"]/u;

const ambientFolder = join(__dirname, 'ambient');

/** Creates a type checker for code that uses the toolkit, whose packages resolve from `root`. */
export const createTypechecker = (root: string): Typechecker =>
  createCompiler(root, {
    compilerOptions: {types: ['node', 'react', 'react-dom']},
    ambient: readdirSync(ambientFolder).map((name) => join(ambientFolder, name)),
    separate: EXTENDS_JSX,
  });
