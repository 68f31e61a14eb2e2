// Why `.npmrc` turns off peer ranges: the day on which this fails, `legacy-peer-deps` can go.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const modules = path.resolve(__dirname, '../../../node_modules');

interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>;
}

const manifestOf = (name: string): Manifest | undefined => {
  const file = path.join(modules, name, 'package.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : undefined;
};

test('packages of the toolkit ask for exact versions of each other that are not installed', () => {
  const toolkit = [
    'remotion',
    ...fs.readdirSync(path.join(modules, '@remotion')).map((name) => `@remotion/${name}`),
  ];
  const unmet = toolkit.flatMap((name) =>
    Object.entries(manifestOf(name)?.peerDependencies ?? {}).flatMap(([peer, range]) => {
      const installed = manifestOf(peer)?.version;
      // An exact version, which npm would insist on.
      const isUnmet =
        /^\d+\.\d+\.\d+$/u.test(range) && installed !== undefined && installed !== range;
      return isUnmet ? [`${name} asks for ${peer}@${range}, ${installed} is installed`] : [];
    }),
  );
  expect(unmet.length, 'remove legacy-peer-deps from .npmrc, and this test').toBeGreaterThan(0);
});

test('the setting and its reason stand together', () => {
  const settings = fs.readFileSync(path.resolve(modules, '../.npmrc'), 'utf8');
  expect(settings).toMatch(/^; .*peer ranges.*\nlegacy-peer-deps=true$/imu);
});
