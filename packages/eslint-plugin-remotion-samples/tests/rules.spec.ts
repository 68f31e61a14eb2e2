// What each rule finds, and what is close to it and fine.
import {expect, test} from '@playwright/test';
import {Linter} from 'eslint';

import plugin, {rules} from '../lib/index.ts';

/** The findings in code: place, rule, and message. */
const findings = (code: string): string[] =>
  new Linter({configType: 'flat'})
    .verify(code, [
      {languageOptions: {parserOptions: {ecmaFeatures: {jsx: true}}}},
      plugin.configs.recommended,
    ])
    .map(({line, column, ruleId, message}) => `${line}:${column} ${String(ruleId)} ${message}`);

const found: Readonly<Record<keyof typeof rules, readonly [code: string, ...starts: string[]][]>> =
  {
    'sound-behind-null': [
      [
        'const A = () => {\n  if (wait) return null;\n  return <Audio src={src} />;\n};',
        '2:13 remotion-samples/sound-behind-null While this returns null, <Audio> is unmounted',
      ],
      [
        'function A() {\n  if (a) { return null; }\n  if (b) { return null; }\n  return <p><OffthreadVideo src={src} /></p>;\n}',
        '2:12 remotion-samples/sound-behind-null While this returns null, <OffthreadVideo> is',
      ],
    ],
    'bundle-per-request': [
      [
        'export const POST = async (_request) => bundle({entryPoint});',
        '1:41 remotion-samples/bundle-per-request bundle() runs for each request here',
      ],
      [
        'app.get("/", ({req}) => {\n  queue.push(() => bundle({entryPoint}));\n});',
        '2:20 remotion-samples/bundle-per-request',
      ],
    ],
    'visitor-path': [
      [
        'const save = (req) => path.join("out", `${req.query.name}.mp4`);',
        '1:40 remotion-samples/visitor-path req.query.name is visitor input',
      ],
      [
        'const save = (req) => {\n  const {title} = req.body;\n  return path.join("out", title);\n};',
        '3:27 remotion-samples/visitor-path title is visitor input',
      ],
      [
        'const save = async (request) => {\n  const name = request.body.company + ".mp4";\n  await renderMedia({outputLocation: "out/" + name});\n};',
        '3:38 remotion-samples/visitor-path name is visitor input',
      ],
      [
        'const get = (request) => {\n  const {searchParams} = new URL(request.url);\n  fs.createReadStream(request.nextUrl.searchParams.get("file"));\n};',
        '3:23 remotion-samples/visitor-path request.nextUrl.searchParams.get("file") is visitor input',
      ],
    ],
    'loosened-security': [
      [
        'f({disableWebSecurity: true, ignoreCertificateErrors: true});',
        '1:4 remotion-samples/loosened-security disableWebSecurity loosens security',
        '1:30 remotion-samples/loosened-security ignoreCertificateErrors loosens security',
      ],
      [
        'f({rejectUnauthorized: false, ACL: "public-read"});',
        '1:4 remotion-samples/loosened-security rejectUnauthorized',
        '1:31 remotion-samples/loosened-security ACL',
      ],
      [
        'Config.setChromiumDisableWebSecurity(true);',
        '1:1 remotion-samples/loosened-security setChromiumDisableWebSecurity',
      ],
    ],
    'fixed-frames-per-lambda': [
      [
        'f({framesPerLambda: 20});',
        '1:4 remotion-samples/fixed-frames-per-lambda A fixed framesPerLambda fails for long videos',
      ],
    ],
  };

const fine: Readonly<Record<keyof typeof rules, readonly string[]>> = {
  'sound-behind-null': [
    // Another component has the tag, and one that returns null without a condition has none.
    'const A = () => {\n  if (wait) return null;\n  return <Bars />;\n};\nconst B = () => <Audio src={src} />;',
    'const A = () => {\n  if (wait) return <Audio src={src} muted />;\n  return <Audio src={src} />;\n};',
  ],
  'bundle-per-request': [
    'const serveUrl = bundle({entryPoint});\nconst POST = async (request) => render(await serveUrl, request);',
    'const build = (options) => bundle(options);',
  ],
  'visitor-path': [
    'const save = (req) => path.join("out", `${files.get(req.body.id)}.mp4`);',
    'const save = (req) => ({title: req.body.title});',
    'const save = (item) => path.join("out", item.body.name);',
  ],
  'loosened-security': [
    'f({disableWebSecurity: false, rejectUnauthorized: true, ACL: "private"});',
    'Config.setChromiumDisableWebSecurity(false);',
    'Config.setChromiumHeadlessMode(true);',
  ],
  'fixed-frames-per-lambda': ['f({framesPerLambda: Math.ceil(frames / 100)});'],
};

for (const [name, cases] of Object.entries(found)) {
  test(`${name} finds what fails in use`, () => {
    for (const [code, ...starts] of cases) {
      const actual = findings(code);
      expect(actual, code).toEqual(starts.map((start) => expect.stringContaining(start)));
    }
  });
}

for (const [name, codes] of Object.entries(fine)) {
  test(`${name} leaves alone what works`, () => {
    for (const code of codes) expect(findings(code), code).toEqual([]);
  });
}

test('the recommended configuration has each rule', () => {
  expect(plugin.configs.recommended.rules).toEqual(
    Object.fromEntries(Object.keys(rules).map((name) => [`remotion-samples/${name}`, 'error'])),
  );
});
