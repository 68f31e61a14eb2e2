import vm from 'node:vm';
import {expect, test} from '@playwright/test';

import {createLoopGuard, guardLoops, guardName} from '../lib/loopGuards.ts';

const functionOf = (code: string): ((guard?: () => boolean) => unknown) =>
  vm.runInThisContext(`(function (${guardName}) {${code}\n})`) as () => unknown;

/** Runs guarded code with a guard that allows so many turns; what the code returns. */
const run = (code: string, turns: number): unknown => {
  let left = turns;
  const guard = (): true => {
    left -= 1;
    if (left < 0) throw new Error('stopped');
    return true;
  };
  return functionOf(guardLoops(code))(guard);
};

for (const loop of [
  'while (true) {}',
  'while (true);',
  'do {} while (true);',
  'for (;;) {}',
  'for (let i = 0; ; i++);',
  'for (let i = 0; i < 1 || true; i++) {}',
  'for (const f = () => { for (const a of [1]) { a; } }; ; ) { f(); }',
  'function* all() { while (true) yield 1; } for (const one of all()) { one; }',
  'for (;;) { try { for (;;); } catch {} }',
  // No end, with a first part or a last one alone.
  'for (let i = 0; ; ) {}',
  'for (; ; 1) {}',
  'function* all() { for (;;) yield 1; } for (const one of all()) { if (one) continue; }',
  'outer: while (true) { while (true) continue outer; }',
]) {
  test(`${loop} is stopped`, () => {
    expect(() => run(loop, 1000)).toThrow('stopped');
  });
}

test('loops that end do what they did', () => {
  const code = `const seen = [];
for (let i = 0, text = ';(['; i < 3; i++) seen.push(i + text);
for (const key in {a: 1}) seen.push(key);
for (const [one] of [[1], [2]]) { seen.push(one); }
let n = 2; while (n > 0, n--) seen.push(n);
do seen.push(/while \\(1\\)/.source); while (false || seen.length < 0);
const object = {while: 1, for: (value) => value}; seen.push(object.while, object.for(2), \`\${(() => { for (;;) return 'in'; })()}\`);
return seen;`;
  expect(run(code, 1000)).toEqual(functionOf(code)());
});

test('each loop asks once a turn, also one that waits for its values', () => {
  const guard = '__isAllowedToLoop()';
  for (const [code, guarded] of [
    ['while (a) b();', `while (${guard} && (a)) b();`],
    ['for (;;) b();', `for (;${guard};) b();`],
    ['for (; a; c) b();', `for (;${guard} && ( a); c) b();`],
    ['for (const a of b) {}', `for (const a of b) {${guard};}`],
    [
      'async () => { for await (const a of b) { c(a); } }',
      `async () => { for await (const a of b) {${guard}; c(a); } }`,
    ],
    ['for (const a of b) c();', 'for (const a of b) c();'],
    ['while (a(b[c], {d: `${e}`})) {}', `while (${guard} && (a(b[c], {d: \`\${e}\`}))) {}`],
  ] as const) {
    expect(guardLoops(code)).toBe(guarded);
  }
});

test('lines stay where they are', () => {
  const code = 'while (\n  1\n) {\n}\nfor (\n;\n;\n) {\n}';
  expect(guardLoops(code).split('\n')).toHaveLength(code.split('\n').length);
});

test('the guard lets short loops run, and stops those that take too long', async () => {
  const guard = createLoopGuard();
  guard();
  expect(guard()).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  // Something else could run in between, so this is another loop.
  expect(guard()).toBe(true);
  expect(() => {
    const end = performance.now() + 5000;
    while (performance.now() < end) guard();
  }).toThrow('more than a second');
});
