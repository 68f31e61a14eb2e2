// Infrastructure code for the permissions of Lambda and Cloud Run: what the packages print, in files of static/permissions.
import {getRolePolicy, getUserPolicy} from '@remotion/lambda/policies';
import cloudRunPermissions from '@remotion/cloudrun/permissions.json';

import {TOOLKIT_VERSION} from '../../../src/config/toolkit';

interface Policy {
  Version: string;
  Statement: {Sid: string; Effect: string; Action: string[]; Resource: string[]}[];
}

/** The policies of the installed package. */
const policies = {
  user: JSON.parse(getUserPolicy()) as Policy,
  role: JSON.parse(getRolePolicy()) as Policy,
};

/** The permissions of the service account on Google Cloud. */
const cloudRunNames = cloudRunPermissions.list.map(({name}) => name);

type Value = string | readonly Value[] | {readonly [key: string]: Value};

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

/** A value in YAML; all strings are quoted. */
const yaml = (value: Value, indent: string): string[] => {
  if (typeof value === 'string') return [`${indent}'${value}'`];
  if (isList(value)) {
    return value.flatMap((item) => {
      const [first = '', ...rest] = yaml(item, `${indent}  `);
      return [`${indent}- ${first.trimStart()}`, ...rest];
    });
  }
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string'
      ? `${indent}${key}: '${item}'`
      : [`${indent}${key}:`, ...yaml(item, `${indent}  `)],
  );
};

/** What is between the brackets of a value in Terraform. */
const hcl = (value: Value, indent: string): string[] => {
  if (typeof value === 'string') return [];
  const written = (start: string, item: Value, end: string): string[] => {
    if (typeof item === 'string') return [`${indent}${start}${JSON.stringify(item)}${end}`];
    const [open, close] = isList(item) ? ['[', ']'] : ['{', '}'];
    return [`${indent}${start}${open}`, ...hcl(item, `${indent}  `), `${indent}${close}${end}`];
  };
  if (isList(value)) return value.flatMap((item) => written('', item, ','));
  const entries = Object.entries(value);
  // As `terraform fmt` does: the signs of equality of texts are below each other.
  const texts = entries.flatMap(([key, item]) => (typeof item === 'string' ? key.length : []));
  return entries.flatMap(([key, item]) => {
    const width = typeof item === 'string' ? Math.max(...texts) : 0;
    return written(`${key.padEnd(width)} = `, item, '');
  });
};

/** Lines below which a template has a value of the packages, by file. */
const VALUES: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  'remotion-lambda.yaml': {
    "- PolicyName: 'remotion-lambda-policy'\n          PolicyDocument:": {...policies.role},
    "ManagedPolicyName: 'remotion-user-policy'\n      PolicyDocument:": {...policies.user},
  },
  'remotion-lambda.tf': {
    'remotion_role_policy = {': {...policies.role},
    'remotion_user_policy = {': {...policies.user},
  },
  'remotion-cloudrun.tf': {'remotion_permissions = [': cloudRunNames},
  'remotion-cloudrun-role.yaml': {'includedPermissions:': cloudRunNames},
};

/** The template with the values and the version of the installed packages. @throws if a line is missing */
export const updateTemplate = (name: string, text: string): string => {
  let updated = text.replace(/^(# Permissions for Remotion )[\d.]+\d/u, `$1${TOOLKIT_VERSION}`);
  for (const [place, value] of Object.entries(VALUES[name] ?? {})) {
    const start = updated.indexOf(`${place}\n`);
    if (start === -1) throw new Error(`${name} has no ${place}`);
    const from = start + place.length + 1;
    const [outer = ''] = /^ */u.exec(updated.slice(updated.lastIndexOf('\n', from - 2) + 1)) ?? [];
    const [old = ''] = new RegExp(`^(?:${outer} .*\\n)*`, 'u').exec(updated.slice(from)) ?? [];
    const lines = (name.endsWith('.tf') ? hcl : yaml)(value, `${outer}  `);
    updated = `${updated.slice(0, from)}${lines.join('\n')}\n${updated.slice(from + old.length)}`;
  }
  return updated;
};
