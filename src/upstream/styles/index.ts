import type {ConfigureWebpackUtils} from '@docusaurus/types';
import postcss, {type Root} from 'postcss';

import {writeOutConstants} from './constants';
import {laterName, takeLater} from './later';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

const adapt = 'adapt src/upstream/styles to the bundler.';

/** Names of variables that code sets or reads. */
const variablesIn = (code: string): string[] => code.match(/--[a-z][\w-]+/g) ?? [];

const findSheet = (sheets: ReadonlyMap<string, Root>, name: string): Root => {
  const [, sheet] = [...sheets].find(([file]) => file.includes(`/${name}.`)) ?? [];
  if (!sheet) throw new Error(`upstream/styles: there is no style sheet ${name}: ${adapt}`);
  return sheet;
};

/**
 * Makes the style sheet that every page waits for smaller: what few pages show goes to another one, and
 * variables that have one value everywhere are written out.
 */
export class StylesPlugin {
  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('styles', (compilation) => {
      // Before the style sheets are minimized, and before their names say what is in them.
      const options = {name: 'styles', stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE};
      compilation.hooks.processAssets.tap(options, (assets) => {
        const sheets = new Map<string, Root>();
        const inCode = new Set<string>();
        for (const [file, source] of Object.entries(assets)) {
          if (file.endsWith('.css')) sheets.set(file, postcss.parse(String(source.source())));
          if (file.endsWith('.js')) {
            for (const name of variablesIn(String(source.source()))) inCode.add(name);
          }
        }
        findSheet(sheets, laterName).prepend(takeLater(findSheet(sheets, 'styles')));
        const count = writeOutConstants([...sheets.values()], (name) => inCode.has(name));
        if (count === 0) throw new Error(`upstream/styles: no variable was written out: ${adapt}`);
        for (const [file, sheet] of sheets) {
          compilation.updateAsset(file, new sources.RawSource(sheet.toString()));
        }
      });
    });
  }
}
