import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import ts from 'typescript';

import manifest from '../../../package.json';
import {startingPoints} from '../../../src/data/starting-points';
import type * as DemoProjects from '../../../src/playground/editable/demoProjects';
import {importedPackages} from 'react-docs-playground/imported-packages';
import {remotionProject} from '../../../src/playground/project/remotionProject';

const root = path.resolve(__dirname, '../../..');
const versions = {...manifest.dependencies, ...manifest.devDependencies};

test('the project of every starting point passes the type checker', async () => {
  const file = path.join(root, 'src/playground/editable/demoProjects.ts');
  const {demoProject} = (await loadFreshModule(file)) as typeof DemoProjects;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'projects-'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const write = (name: string, text: string): string => {
    const full = path.join(folder, name);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, text);
    return full;
  };
  const check = (entries: string[]): string[] => {
    const config = path.join(path.dirname(path.dirname(entries[0] ?? '')), 'tsconfig.json');
    const {config: read} = ts.readConfigFile(config, (name) => fs.readFileSync(name, 'utf8')) as {
      config: unknown;
    };
    const {options, errors} = ts.parseJsonConfigFileContent(read, ts.sys, path.dirname(config));
    const program = ts.createProgram(entries, {...options, types: []});
    return [...errors, ...ts.getPreEmitDiagnostics(program)].map(
      ({messageText, file: source, start}) =>
        `${source?.fileName ?? ''} ${String(start)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  };
  const entries: string[] = [];
  for (const {id} of startingPoints) {
    const project = demoProject(root, id);
    const files = remotionProject(project, importedPackages(project.files), versions);
    const written = Object.entries(files).map(([name, text]) => write(`${id}/${name}`, text));
    entries.push(...written.filter((name) => name.endsWith('src/index.ts')));
  }
  expect(entries).toHaveLength(startingPoints.length);
  expect(check(entries)).toEqual([]);
  // The same check finds a mistake.
  const [first = ''] = entries;
  const rootFile = path.join(path.dirname(first), 'Root.tsx');
  fs.writeFileSync(
    rootFile,
    fs.readFileSync(rootFile, 'utf8').replace(/width=\{\d+\}/, 'width="a"'),
  );
  expect(check([first])).toHaveLength(1);
  fs.rmSync(folder, {recursive: true});
});
