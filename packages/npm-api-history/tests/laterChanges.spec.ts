import {expect, test} from '@playwright/test';

import {compareSurfaces} from '../lib/compare';
import {metChanges, readLater} from '../lib/laterChanges';
import type {Surface, SurfaceItem} from '../lib/surface';
import {laterInWords} from '../lib/words';

test('what to use instead is the name that a note quotes or calls', () => {
  const notes: [note: string, to: string | undefined][] = [
    ['Use `trimBefore` instead.', 'trimBefore'],
    ['Use the toCaptions() function instead.', 'toCaptions'],
    ['Renamed to [`setLogLevel()`](/docs/config#setloglevel).', 'setLogLevel'],
    ['Use `pack()`, then pass its output to `sendPacked()`.', 'sendPacked'],
    ['Use the approach documented at https://example.com instead.', undefined],
  ];
  for (const [note, to] of notes) {
    const item: SurfaceItem = {kind: 'function', shape: 'number'};
    const found = metChanges({'garden#f': item}, {'garden#f': {...item, deprecated: note}});
    expect(found.get('garden#f'), note).toEqual({
      what: 'deprecated',
      ...(to !== undefined && {to}),
    });
  }
});

test('an entry point that gets a comment later than another one tells no news', async () => {
  const option: SurfaceItem = {kind: 'option', shape: 'string'};
  const old = {...option, deprecated: 'Renamed to `logLevel`'};
  const news = {...option, deprecated: 'Use `licenseKey` instead'};
  const surfaces: Record<string, Surface> = {
    '4.0.1': {'a#send.verbose': option, 'a/client#send.verbose': old},
    '4.0.2': {'a#send.verbose': option, 'a/client#send.verbose': old},
    '4.0.3': {'a#send.verbose': old, 'a/client#send.verbose': old},
  };
  const keys: Record<string, Surface> = {
    '4.0.1': {'a#send.apiKey': option, 'a/client#send.apiKey': option},
    '4.0.2': {'a#send.apiKey': option, 'a/client#send.apiKey': news},
    '4.0.3': {'a#send.apiKey': news, 'a/client#send.apiKey': news},
  };
  const later = {at: '4.0.2', what: 'deprecated', to: 'licenseKey'};
  expect(
    await readLater({
      releases: Object.keys(surfaces),
      read: (version) => Promise.resolve({...surfaces[version], ...keys[version]}),
      isExplained: () => true,
    }),
  ).toEqual({'a#send.apiKey': later, 'a/client#send.apiKey': later});
});

test('what only looks different is no change', () => {
  const option = (shape: string, more: object = {}): SurfaceItem => ({
    kind: 'option',
    shape,
    ...more,
  });
  const old = {deprecated: 'Use `logLevel` instead.'};
  const before: Surface = {
    'garden#Video.inputProps': option('input<Schema> | { [string]: any }'),
    'garden#Video.privacy': option("'private' | 'public'"),
    'garden#Video.verbose': option('boolean', old),
    'garden#Audio.verbose': option('boolean', old),
    'garden#Audio.headless': option('boolean', {deprecated: ''}),
    'garden#Audio.codec': option("'h264' | 'vp8'"),
    '@garden/cli#--port': {kind: 'flag', shape: 'number'},
    '@garden/cli#--log': {kind: 'flag', shape: 'string'},
  };
  const after: Surface = {
    'garden#Video.inputProps': option('InferZodInput<Schema> | {}'),
    'garden#Video.privacy': option('unknown', {optional: true}),
    'garden#Video.verbose': option('boolean', old),
    'garden#Audio.verbose': option('boolean'),
    'garden#Audio.headless': option('boolean'),
    'garden#Audio.codec': option("'av1' | 'h264' | 'vp8'"),
    '@garden/cli#--port': {kind: 'flag', shape: 'null | string'},
    '@garden/cli#--log': {kind: 'flag', shape: "'info' | 'verbose'"},
  };
  expect([...compareSurfaces(before, after, {typeParameters: ['Schema']}).changes]).toEqual([
    ['garden#Audio.headless', [{what: 'undeprecated'}]],
    [
      'garden#Audio.codec',
      [
        {
          what: 'type',
          from: "'h264' | 'vp8'",
          to: "'av1' | 'h264' | 'vp8'",
          added: ["'av1'"],
        },
      ],
    ],
  ]);
});

test('a later change reads as the end of a sentence', () => {
  expect(laterInWords({at: '4.0.5', what: 'removed'})).toBe('was removed');
  expect(laterInWords({at: '4.0.5', what: 'deprecated', to: 'caption'})).toBe(
    'was deprecated; use `caption` instead',
  );
  expect(laterInWords({at: '4.0.5', what: 'removed', to: 'garden/extra#scatter'})).toBe(
    'was removed; use `scatter` from `garden/extra` instead',
  );
});
