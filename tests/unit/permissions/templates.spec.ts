// The files that readers download, read back without the code that wrote them, against what the packages print.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import cloudRun from '@remotion/cloudrun/permissions.json';
import {getRolePolicy, getUserPolicy} from '@remotion/lambda/policies';
import {transformSync} from 'esbuild';
import matter from 'gray-matter';

import {updateTemplate} from '../../../scripts/lib/permissions/templates';

const root = path.resolve(__dirname, '../../..');
const read = (name: string): string =>
  fs.readFileSync(path.join(root, 'static/permissions', name), 'utf8');

const templates = fs.readdirSync(path.join(root, 'static/permissions'));

/** The YAML of a file, read by what reads the front matter of pages. */
const load = (text: string): unknown => matter(`---\n${text}---\n`).data;

const printed = {
  user: JSON.parse(getUserPolicy()) as unknown,
  role: JSON.parse(getRolePolicy()) as unknown,
};
const names = cloudRun.list.map(({name}) => name);
const trust = {
  Version: '2012-10-17',
  Statement: [
    {Effect: 'Allow', Principal: {Service: 'lambda.amazonaws.com'}, Action: 'sts:AssumeRole'},
  ],
};

/** The value of a local name in a Terraform file: objects and lists of strings. */
const terraformValue = (text: string, name: string): unknown => {
  const [, value] = new RegExp(`^  ${name} += ([{[]\\n.*?^  [}\\]])$`, 'ms').exec(text) ?? [];
  if (value === undefined) throw new Error(`There is no ${name}.`);
  const json = value
    .replaceAll(/^( *)(\w+) += /gm, '$1"$2": ')
    .replaceAll(/(["\]}])\n(?= *")/g, '$1,\n')
    .replaceAll(/,(\s*[\]}])/g, '$1');
  return JSON.parse(json);
};

test('the committed templates are those of the installed packages', () => {
  for (const name of templates) {
    expect(read(name), `${name}: run npm run permissions:record`).toBe(
      updateTemplate(name, read(name)),
    );
  }
});

test('CloudFormation has the statements that the package prints, within the limits of IAM', () => {
  const text = read('remotion-lambda.yaml').replaceAll(/!(?:GetAtt|Ref) /g, '');
  const {Resources} = load(text) as {
    Resources: Record<string, {Type: string; Properties: Record<string, unknown>}>;
  };
  expect(Resources.RemotionLambdaRole).toEqual({
    Type: 'AWS::IAM::Role',
    Properties: {
      RoleName: 'remotion-lambda-role',
      AssumeRolePolicyDocument: trust,
      Policies: [{PolicyName: 'remotion-lambda-policy', PolicyDocument: printed.role}],
    },
  });
  expect(Resources.RemotionUserPolicy).toEqual({
    Type: 'AWS::IAM::ManagedPolicy',
    Properties: {ManagedPolicyName: 'remotion-user-policy', PolicyDocument: printed.user},
  });
  // Characters without white space: of a managed policy, and of all inline policies of a role.
  expect(JSON.stringify(printed.user).length).toBeLessThan(6144);
  expect(JSON.stringify(printed.role).length).toBeLessThan(10_240);
});

test('Terraform has the statements that the packages print', () => {
  const lambda = read('remotion-lambda.tf');
  expect(terraformValue(lambda, 'remotion_user_policy')).toEqual(printed.user);
  expect(terraformValue(lambda, 'remotion_role_policy')).toEqual(printed.role);
  expect(terraformValue(lambda, 'remotion_trust')).toEqual(trust);
  expect(lambda).toContain('policy = jsonencode(local.remotion_user_policy)');
  expect(lambda).toContain('policy = jsonencode(local.remotion_role_policy)');
  expect(terraformValue(read('remotion-cloudrun.tf'), 'remotion_permissions')).toEqual(names);
});

test('a missing action or a wider resource in Terraform would be noticed', () => {
  const lambda = read('remotion-lambda.tf');
  const less = lambda.replace('          "s3:DeleteObject",\n', '');
  expect(terraformValue(less, 'remotion_role_policy')).not.toEqual(printed.role);
  expect(updateTemplate('remotion-lambda.tf', less)).toBe(lambda);
  const wider = lambda.replaceAll('arn:aws:s3:::remotionlambda-*', '*');
  expect(terraformValue(wider, 'remotion_user_policy')).not.toEqual(printed.user);
  expect(updateTemplate('remotion-lambda.tf', wider)).toBe(lambda);
});

test('the file for gcloud has the permissions that the package lists', () => {
  const role = load(read('remotion-cloudrun-role.yaml')) as {includedPermissions: string[]};
  expect(role.includedPermissions).toEqual(names);
  const older = read('remotion-cloudrun-role.yaml')
    .replace('4.0.319', '4.0.1')
    .replace(/ +- .*\n/, '');
  expect(updateTemplate('remotion-cloudrun-role.yaml', older)).toBe(
    read('remotion-cloudrun-role.yaml'),
  );
  expect(() => updateTemplate('remotion-cloudrun-role.yaml', '')).toThrow('includedPermissions');
});

test('the CDK stack hands both policies of the package to a role and a managed policy', () => {
  const made: {kind: string; id: string; props: unknown}[] = [];
  const construct = (kind: string): unknown =>
    class {
      managedPolicyArn = 'arn';
      constructor(_scope: unknown, id: string, props: unknown) {
        made.push({kind, id, props});
      }
    };
  const modules: Record<string, unknown> = {
    '@remotion/lambda/policies': {getRolePolicy, getUserPolicy},
    'aws-cdk-lib': {Stack: construct('Stack'), CfnOutput: construct('CfnOutput')},
    'aws-cdk-lib/aws-iam': {
      Role: construct('Role'),
      ManagedPolicy: construct('ManagedPolicy'),
      ServicePrincipal: class {
        constructor(readonly service: string) {}
      },
      PolicyDocument: {fromJson: (document: unknown) => document},
    },
  };
  const {code} = transformSync(read('remotion-lambda-stack.ts'), {loader: 'ts', format: 'cjs'});
  const module = {exports: {} as {RemotionPermissions?: new (scope: object, id: string) => object}};
  // oxlint-disable-next-line typescript/no-implied-eval -- the file that readers download, as it is
  const run = new Function('module', 'require', code) as (
    target: object,
    require: (name: string) => unknown,
  ) => void;
  run(module, (name) => modules[name]);
  const {RemotionPermissions: Stack} = module.exports;
  if (!Stack) throw new Error('The stack is not exported.');
  expect(new Stack({}, 'Remotion')).toBeDefined();
  expect(made.map(({kind}) => kind)).toEqual(['Stack', 'Role', 'ManagedPolicy', 'CfnOutput']);
  expect(made[1]?.props).toEqual({
    roleName: 'remotion-lambda-role',
    assumedBy: {service: 'lambda.amazonaws.com'},
    inlinePolicies: {'remotion-lambda-policy': printed.role},
  });
  expect(made[2]?.props).toEqual({
    managedPolicyName: 'remotion-user-policy',
    document: printed.user,
  });
});

test('the pages link each template', () => {
  const pages = ['lambda', 'cloudrun']
    .map((folder) =>
      fs.readFileSync(path.join(root, `docs/${folder}/permission-templates.mdx`), 'utf8'),
    )
    .join('');
  for (const name of templates) expect(pages).toContain(`/permissions/${name})`);
});
