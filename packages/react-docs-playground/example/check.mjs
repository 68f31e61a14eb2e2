// Finds examples that don't compile, without a browser: node check.mjs Counter.tsx
import fs from 'node:fs';
import {CodeError, compile} from 'react-docs-playground/compile';

for (const name of process.argv.slice(2)) {
  try {
    const [file] = compile([{name, code: fs.readFileSync(name, 'utf8')}]);
    console.log(`${name} imports ${file.imports.map((found) => found.name).join(', ')}`);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    console.log(`${name}:${error.problem.line}: ${error.problem.message}`);
    process.exitCode = 1;
  }
}
