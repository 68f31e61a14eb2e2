import {findExport, type ApiExport, type ApiField, type ApiModel} from 'dts-api-model/model';

import type {ApiPage, Heading, HeadingOption} from '../../../src/toolkit-api/pages/apiPage';
import {checkHeadings} from '../../../src/toolkit-api/pages/headings';
import {plain} from '../../../src/toolkit-api/pages/options';
import {CLOUD_FUNCTIONS, CLOUD_NAMES} from '../../../src/toolkit-api/cli/cloudNames';
import {SETTING_NAMES} from '../../../src/toolkit-api/cli/settingNames';
import {isCloudCommand} from '../../../src/toolkit-api/cli/settings';
import {toolkitParser} from '../commands/parser';
import {readFlagValues} from '../commands/flagValues';
import type {Claim} from './claims';
import {codeBounds, codeDefaults, isNumberInCode} from './codeDefaults';
import {plainFlagDefault, rememberConfigDefaults} from './configDefaults';
import {isInCode, listedStatementOf, unprovenReason} from './ledger';
import {limitProbe, type Reject} from './limits';
import {isSameResult, isSameType, returnTypeOf} from './types';

/** The outcome of checking a claim. */
export type Verdict =
  | {readonly kind: 'proven'; readonly by: 'execution' | 'types' | 'code' | 'ledger'}
  | {readonly kind: 'contradicted'; readonly message: string; readonly todo: string}
  /** Nothing that can be read or run proves or refutes it. */
  | {readonly kind: 'unproven'};

/** An option and what a page states about it. */
export interface ClaimedOption {
  readonly page: ApiPage;
  readonly heading: Heading;
  readonly option: HeadingOption;
}

const UNPROVEN: Verdict = {kind: 'unproven'};

/** Flags that accept different values in different commands. */
const isSubset = (name: string): boolean => ['--image-format', '--codec'].includes(name);

/** A value that no option accepts. */
const NO_VALUE = 'no-such-value';

/** Normalizes a value for comparison: no quotes, thousands separators, or units. */
const bare = (value: string): string =>
  plain(value)
    .replace(/(\d)[,_](?=\d{3}\b)/gu, '$1')
    .replace(/^(-?[\d.]+) (?:ms|MB|seconds|days|frames|pixels)$/u, '$1')
    .replace(/\s+/gu, ' ');

const sameValue = (a: string, b: string): boolean =>
  bare(a) === bare(b) || (bare(a) !== '' && bare(b) !== '' && Number(bare(a)) === Number(bare(b)));

const either = (values: Iterable<string>): string =>
  [...values].map((v) => `\`${v}\``).join(' or ');

const optionDefaults = new Map<string, ReadonlyMap<string, string>>();

/** What commands get if a flag of the renderer's options is missing, by `cli` or `cloud` and the flag. */
const rememberOptionDefaults = (root: string): ReadonlyMap<string, string> => {
  const known = optionDefaults.get(root);
  if (known) return known;
  const parser = toolkitParser(root);
  const defaults = new Map<string, string>();
  for (const [kind, words] of [
    ['cli', ['render']],
    ['cloud', ['lambda', 'render']],
  ] as const) {
    for (const flag of parser.optionFlags) {
      try {
        const {value} = parser.optionOf(flag)?.getValue({commandLine: parser.parse(words)}) ?? {};
        if (typeof value !== 'boolean' && typeof value !== 'number' && typeof value !== 'string')
          continue;
        // This option is the opposite of its flag.
        const isOpposite = flag === 'disable-headless';
        defaults.set(`${kind} ${flag}`, String(isOpposite ? !value : value));
      } catch {
        // Some options need more than the command line.
      }
    }
  }
  optionDefaults.set(root, defaults);
  return defaults;
};

/** The entry point of a command's package. */
const entryOf = (command: string): string => {
  const [, name = ''] = command.split(' ');
  return `@remotion/${['lambda', 'cloudrun'].includes(name) ? name : 'cli'}/dist/index.js`;
};

/** Whether a stated value fits a type. A named type could be anything. */
const fits = (stated: string, type: string): boolean => {
  const parts = type.split(' | ').map((part) => part.trim());
  const value = bare(stated);
  return parts.some(
    (part) =>
      !/^(?:'.*'|number|boolean|null|undefined|string|true|false|\d+)$/u.test(part) ||
      part === 'string' ||
      bare(part) === value ||
      (part === 'number' && (value === 'Infinity' || !Number.isNaN(Number(value)))) ||
      (part === 'boolean' && (value === 'true' || value === 'false')),
  );
};

/** Reads what the installed packages say about the options on pages. */
export class Evidence {
  private readonly parser;
  private readonly flags;
  private aliases: ReadonlyMap<string, string> | undefined;
  private readonly fields = new Map<ApiPage, Map<number, ApiField[]>>();

  constructor(
    private readonly root: string,
    private readonly model: ApiModel,
  ) {
    this.parser = toolkitParser(root);
    this.flags = readFlagValues(root);
    // Read the defaults first, because trying limits calls methods of `Config`.
    rememberConfigDefaults(root);
    rememberOptionDefaults(root);
  }

  /** The outcome for a claim; undefined if it says nothing about the option. */
  async judge(claim: Claim, claimed: ClaimedOption): Promise<Verdict | undefined> {
    switch (claim.kind) {
      case 'default':
        return this.judgeDefault(claim.value, claimed);
      case 'range':
        return this.judgeRange(claim, claimed);
      case 'number':
        return this.judgeNumber(claim.number, claimed);
      case 'values':
        return this.judgeValues(claim, claimed);
      case 'type':
        return this.judgeTypeOf(claim.type, claimed);
      case 'result':
        return this.judgeResult(claim, claimed);
      case 'unit':
        return judgeUnit(claim, claimed);
    }
  }

  /** What one of Remotion's types stands for, such as `'png' | 'jpeg'`. */
  private aliasOf(name: string): string | undefined {
    this.aliases ??= new Map(
      Object.values(this.model.entries)
        .flat()
        .flatMap(({kind, name: type, signature}) => {
          const meaning = /^type \w+ =\s+([\s\S]+)$/u.exec(signature)?.[1];
          return kind === 'type' && meaning !== undefined ? [[type, meaning] as const] : [];
        })
        // If types share a name, the first one counts.
        .reverse(),
    );
    return this.aliases.get(name);
  }

  /** The declared types of a field, a flag, or the argument of a `Config` method. */
  private typesOf(claimed: ClaimedOption): string[] {
    const {page, option} = claimed;
    const name = option.path.at(-1) ?? '';
    if (name.startsWith('--')) {
      const kind = this.flags.get(name.slice(2))?.kind;
      if (kind === 'switch') return ['boolean'];
      return kind === 'number' ? ['number'] : [];
    }
    const fields = this.fieldsOf(claimed);
    if (fields.length > 0) return fields.map(({type}) => type);
    const exports = this.exportsOf(page);
    const method = exports.flatMap(
      ({members}) => members.find((member) => member.name === name) ?? [],
    );
    return method.flatMap(({params: [argument]}) => argument?.type ?? []);
  }

  private judgeTypeOf(stated: string, claimed: ClaimedOption): Verdict {
    const types = [...new Set(this.typesOf(claimed))];
    const answers = types.map((type) => isSameType(stated, type, (name) => this.aliasOf(name)));
    if (answers.includes(true)) return {kind: 'proven', by: 'types'};
    if (answers.length === 0 || answers.includes(undefined)) return UNPROVEN;
    return {
      kind: 'contradicted',
      message: `the type of \`${claimed.option.path.join('.')}\` is given as \`${stated}\``,
      todo: `the types have ${either(types)}: correct it`,
    };
  }

  private judgeResult(
    {type, isPromise, words}: Extract<Claim, {kind: 'result'}>,
    {page}: ClaimedOption,
  ): Verdict {
    const results = this.exportsOf(page)
      .filter(({kind}) => kind === 'function' || kind === 'hook')
      .flatMap(({signature}) => returnTypeOf(signature) ?? []);
    if (results.length === 0) return UNPROVEN;
    const answers = results.map((result) => isSameResult({type, isPromise}, result));
    if (answers.includes(true)) return {kind: 'proven', by: 'types'};
    if (answers.includes(undefined)) return UNPROVEN;
    return {
      kind: 'contradicted',
      message: `the return value is given as "${words}"`,
      todo: `the types have ${either(new Set(results))}: correct it`,
    };
  }

  private exportsOf({api}: ApiPage): ApiExport[] {
    return api.flatMap(({ref}) => findExport(this.model, ref) ?? []);
  }

  /** The fields that a heading documents. */
  private fieldsOf({page, heading}: ClaimedOption): ApiField[] {
    let byLine = this.fields.get(page);
    if (!byLine) {
      byLine = new Map();
      const {documented} = checkHeadings(page, this.exportsOf(page), this.model);
      for (const [field, line] of documented)
        byLine.set(line, [...(byLine.get(line) ?? []), field]);
      this.fields.set(page, byLine);
    }
    return byLine.get(heading.line) ?? [];
  }

  private judgeDefault(stated: string, claimed: ClaimedOption): Verdict {
    const name = claimed.option.path.at(-1) ?? '';
    const known = this.knownDefaults(claimed);
    if (known === undefined) return this.judgeType(stated, claimed);
    if ([...known.values].some((value) => sameValue(value, stated))) {
      return {kind: 'proven', by: known.by};
    }
    return {
      kind: 'contradicted',
      message: `the default of \`${name}\` is given as \`${stated}\``,
      todo: `the installed code has ${either(known.values)}: correct it, or add it to scripts/lib/stated/ledger.csv with the line of code that has it`,
    };
  }

  /** Whether a default fits the option's type, if nothing else is known about it. */
  private judgeType(stated: string, claimed: ClaimedOption): Verdict {
    const types = this.fieldsOf(claimed).map(({type}) => type);
    if (types.length === 0 || types.some((type) => fits(stated, type))) return UNPROVEN;
    return {
      kind: 'contradicted',
      message: `the default of \`${claimed.option.path.join('.')}\` is given as \`${stated}\``,
      todo: `its type is ${types.join(' or ')}: correct it`,
    };
  }

  private async judgeNumber(number: number, {page, option}: ClaimedOption): Promise<Verdict> {
    const declarations = [
      ...this.exportsOf(page).map(({declaration}) => declaration),
      ...page.cli.map(({ref}) => entryOf(ref)),
    ];
    const name = option.path.at(-1) ?? '';
    const reject = limitProbe(this.root, page.file, name);
    if (reject && (await isLimit(number, reject))) return {kind: 'proven', by: 'execution'};
    if (declarations.length === 0 || unprovenReason(page.file, name, number)) return UNPROVEN;
    return declarations.some((declaration) => isNumberInCode(this.root, declaration, number))
      ? {kind: 'proven', by: 'code'}
      : {
          kind: 'contradicted',
          message: `a limit of \`${name}\` is given as ${number}`,
          todo: 'the number is nowhere in the installed code: correct it, or add it to scripts/lib/stated/unproven.csv with the reason',
        };
  }

  /** An option's default, from the strongest source that has one. */
  private knownDefaults(
    claimed: ClaimedOption,
  ): {values: ReadonlySet<string>; by: 'execution' | 'types' | 'code' | 'ledger'} | undefined {
    const {page, option, heading} = claimed;
    const name = option.path.at(-1) ?? '';
    const listed = listedStatementOf('default', page.file, name);
    if (listed && isInCode(this.root, listed)) {
      return {values: new Set([listed.stated]), by: 'ledger'};
    }
    if (name.startsWith('--')) {
      const value = this.flagDefault(name.slice(2), page);
      if (value !== undefined) return {values: new Set([value]), by: 'execution'};
      const values = this.functionDefault(name.slice(2), page);
      if (values.size > 0) return {values, by: 'code'};
    }
    if (/^docs\/config\.mdx$/u.test(page.file)) {
      const value = rememberConfigDefaults(this.root).get(name);
      if (value !== undefined) return {values: new Set([value]), by: 'execution'};
    }
    const fields = this.fieldsOf(claimed);
    const typed = fields.flatMap((field) => field.default ?? []);
    if (typed.length > 0) return {values: new Set(typed), by: 'types'};
    const code = new Set(
      this.exportsOf(page).flatMap(({declaration}) =>
        heading.options.flatMap(({path}) => [
          ...codeDefaults(this.root, declaration, path.at(-1) ?? ''),
        ]),
      ),
    );
    if (code.size > 0) return {values: code, by: 'code'};
    // A boolean that nothing sets counts as false.
    const isSwitch =
      fields.length > 0 && fields.every(({type, optional}) => optional && type === 'boolean');
    if (isSwitch) return {values: new Set(['false']), by: 'code'};
    return undefined;
  }

  /** The default of the option to which a command of the cloud packages passes its flag. */
  private functionDefault(flag: string, page: ApiPage): ReadonlySet<string> {
    const command = page.cli[0]?.ref ?? '';
    const names = CLOUD_NAMES.find(
      (entry) => entry.flag === flag && (entry.of?.test(command) ?? true),
    );
    const ref = CLOUD_FUNCTIONS[command]?.ref;
    const target = ref === undefined ? undefined : findExport(this.model, ref);
    const api = names?.api ?? SETTING_NAMES.find((entry) => entry.flag === flag)?.api;
    return target && api !== undefined
      ? codeDefaults(this.root, target.declaration, api.replace(/^.*\./u, ''))
      : new Set();
  }

  /** What a command gets if a flag is missing from the command line. */
  private flagDefault(flag: string, page: ApiPage): string | undefined {
    const words = (page.cli[0]?.ref ?? '').split(' ').slice(1);
    const parsed = this.parser.parse(words);
    const option = this.parser.optionOf(flag);
    if (!option) {
      const rule = this.flags.get(flag);
      if (rule?.kind === 'switch') return String(parsed[flag] === true);
      return isCloudCommand(page.cli[0]?.ref ?? '') ? undefined : plainFlagDefault(this.root, flag);
    }
    return rememberOptionDefaults(this.root).get(
      `${isCloudCommand(page.cli[0]?.ref ?? '') ? 'cloud' : 'cli'} ${flag}`,
    );
  }

  private async judgeRange(
    claim: Extract<Claim, {kind: 'range'}>,
    claimed: ClaimedOption,
  ): Promise<Verdict> {
    const {page, option} = claimed;
    const name = option.path.at(-1) ?? '';
    const reject = limitProbe(this.root, page.file, name);
    const {min, max, isAbove} = claim;
    const listed = listedStatementOf('range', page.file, name);
    if (listed && isInCode(this.root, listed)) {
      return listed.stated === claim.words
        ? {kind: 'proven', by: 'ledger'}
        : contradictedRange(name, claim.words, `the installed code has it ${listed.stated}`);
    }
    if (reject) {
      const step = claim.isWhole || Math.abs(min ?? max ?? 0) >= 3 ? 1 : 0.01;
      const accepted = [
        ...(min === undefined ? [] : [isAbove ? min + 1 : min]),
        ...(max === undefined ? [] : [max]),
      ];
      const rejected = [
        ...(min === undefined ? [] : isAbove ? [min] : [min - step, min - 1]),
        ...(max === undefined ? [] : [max + step, max + 1]),
      ];
      for (const value of accepted) {
        const message = await reject(value);
        if (message !== undefined)
          return contradictedRange(name, claim.words, `${value} throws "${message}"`);
      }
      for (const value of rejected) {
        if ((await reject(value)) === undefined) {
          return contradictedRange(name, claim.words, `${value} is accepted`);
        }
      }
      return {kind: 'proven', by: 'execution'};
    }
    const bounds = new Set(
      this.exportsOf(page).flatMap(({declaration}) => [
        ...codeBounds(this.root, declaration, name.replace(/\(\)$/u, '')),
      ]),
    );
    const stated = [min, max].filter((bound) => bound !== undefined);
    if (bounds.size === 0 || stated.length === 0) return UNPROVEN;
    const has = (bound: number): boolean => [...bounds].some((value) => Number(value) === bound);
    if (stated.every(has)) return {kind: 'proven', by: 'code'};
    // Only one end of the range is checked. Nothing is known about the other.
    return stated.some(has) || stated.length < 2
      ? UNPROVEN
      : contradictedRange(
          name,
          claim.words,
          `the installed code compares it with ${either(bounds)}`,
        );
  }

  private async judgeValues(
    {values: stated, words}: Extract<Claim, {kind: 'values'}>,
    claimed: ClaimedOption,
  ): Promise<Verdict> {
    const {option, page, heading} = claimed;
    const name = option.path.at(-1) ?? '';
    const contradicted = (message: string, todo: string): Verdict => ({
      kind: 'contradicted',
      message: `\`${name}\` ${message}`,
      todo,
    });
    const listed = listedStatementOf('values', page.file, name);
    if (listed && isInCode(this.root, listed)) {
      return listed.stated === words
        ? {kind: 'proven', by: 'ledger'}
        : contradicted(`is given the values ${words}`, `the installed code has ${listed.stated}`);
    }
    const reject = limitProbe(this.root, page.file, name);
    if (reject) return this.tryValues(stated.map(bare), reject, contradicted);
    const known = /^(?:--|logLevel$)/u.test(name)
      ? this.choicesOf(name === 'logLevel' ? 'log' : name.slice(2))
      : this.fieldsOf(claimed).flatMap(({type}) =>
          [...type.matchAll(/'([^']+)'/gu)].map(([, literal = '']) => literal),
        );
    if (known.length === 0) return UNPROVEN;
    const values = `the values are ${known.join(', ')}`;
    const wrong = stated.map(bare).filter((value) => !known.includes(value));
    if (wrong.length > 0) return contradicted(`is given the value ${either(wrong)}`, values);
    const missing = isSubset(name) ? [] : known.filter((value) => !heading.body.includes(value));
    return missing.length > 0
      ? contradicted(`lacks the value ${either(missing)}`, values)
      : {kind: 'proven', by: 'types'};
  }

  /** Passes each value to Remotion's own code, and one that can't be right. */
  private async tryValues(
    values: readonly string[],
    reject: Reject,
    contradicted: (message: string, todo: string) => Verdict,
  ): Promise<Verdict> {
    for (const value of values) {
      const message = await reject(value);
      if (message !== undefined)
        return contradicted(
          `is given the value \`${value}\``,
          `it throws "${message}": correct it`,
        );
    }
    const message = await reject(NO_VALUE);
    return message === undefined ? UNPROVEN : {kind: 'proven', by: 'execution'};
  }

  private choicesOf(flag: string): readonly string[] {
    const rule = this.flags.get(flag);
    return rule?.kind === 'choice' ? rule.values : [];
  }
}

/** Units in the names of options, as their endings. */
const UNITS: readonly {readonly ending: RegExp; readonly unit: string}[] = [
  {ending: /(?:InMilliseconds|InMs|Ms)$/u, unit: 'milliseconds'},
  {ending: /(?:[Ii]nSeconds|[tT]imeoutSeconds)$/u, unit: 'seconds'},
  {ending: /InDays$/u, unit: 'days'},
  {ending: /InFrames$/u, unit: 'frames'},
  {ending: /-in-bytes$|InBytes$/u, unit: 'bytes'},
  {ending: /InMb$/u, unit: 'megabytes'},
];

/** Compares a unit with the one in the option's name. */
const judgeUnit = (
  {unit, words}: Extract<Claim, {kind: 'unit'}>,
  {option}: ClaimedOption,
): Verdict | undefined => {
  const name = option.path.at(-1) ?? '';
  const named = UNITS.find(({ending}) => ending.test(name))?.unit;
  if (named === undefined) return undefined;
  if (named === unit) return {kind: 'proven', by: 'types'};
  return {
    kind: 'contradicted',
    message: `the unit of \`${name}\` is given as "${words}"`,
    todo: `its name says ${named}: correct it`,
  };
};

/** Whether a number is accepted and its neighbor on one side isn't. */
const isLimit = async (number: number, reject: Reject): Promise<boolean> => {
  if ((await reject(number)) !== undefined) return false;
  return (await reject(number - 1)) !== undefined || (await reject(number + 1)) !== undefined;
};

const contradictedRange = (name: string, words: string, found: string): Verdict => ({
  kind: 'contradicted',
  message: `the range of \`${name}\` is given as "${words}"`,
  todo: `${found}: correct it`,
});
