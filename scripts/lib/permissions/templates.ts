// Infrastructure code for the permissions of Lambda and Cloud Run, written from what the packages print.
import {getRolePolicy, getUserPolicy} from '@remotion/lambda/policies';
import cloudRunPermissions from '@remotion/cloudrun/permissions.json';

import {TOOLKIT_VERSION} from '../../../src/config/toolkit';

export interface Policy {
  Version: string;
  Statement: {Sid: string; Effect: string; Action: string[]; Resource: string[]}[];
}

/** What only AWS Lambda may do: act as the role. */
const trust = {
  Version: '2012-10-17',
  Statement: [
    {Effect: 'Allow', Principal: {Service: 'lambda.amazonaws.com'}, Action: 'sts:AssumeRole'},
  ],
};

/** The policies of the installed package. */
export const policies = {
  user: JSON.parse(getUserPolicy()) as Policy,
  role: JSON.parse(getRolePolicy()) as Policy,
};

/** The permissions of the service account on Google Cloud. */
export const cloudRunNames = cloudRunPermissions.list.map(({name}) => name);

const head = `# Permissions for Remotion ${TOOLKIT_VERSION}. After an upgrade, download this file again.`;

/** A value as YAML, indented; all strings are quoted. */
const yaml = (value: unknown, indent: string): string => {
  if (Array.isArray(value)) {
    return value
      .map((item: unknown) => `\n${indent}- ${yaml(item, `${indent}  `).trimStart()}`)
      .join('');
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, item]: [string, unknown]) => {
        const text = yaml(item, `${indent}  `);
        return `\n${indent}${key}:${text.startsWith('\n') ? '' : ' '}${text}`;
      })
      .join('');
  }
  return `'${String(value)}'`;
};

/** A value as an expression of Terraform. */
const hcl = (value: unknown, indent: string): string => {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => `${indent}  ${hcl(item, `${indent}  `)},\n`);
    return `[\n${items.join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    /** As `terraform fmt` does: neighbors in one line each have their signs of equality below each other. */
    const widthAt = (at: number): number => {
      const isLine = (index: number): boolean => typeof entries[index]?.[1] === 'string';
      if (!isLine(at)) return 0;
      let from = at;
      while (isLine(from - 1)) from -= 1;
      let to = at;
      while (isLine(to + 1)) to += 1;
      return Math.max(...entries.slice(from, to + 1).map(([key]) => key.length));
    };
    const lines = entries.map(
      ([key, item]: [string, unknown], index) =>
        `${indent}  ${key.padEnd(widthAt(index))} = ${hcl(item, `${indent}  `)}\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }
  return JSON.stringify(value);
};

const cloudFormation = `${head}
AWSTemplateFormatVersion: '2010-09-09'
Description: 'Role and user policy of Remotion Lambda'
Resources:
  RemotionLambdaRole:
    Type: 'AWS::IAM::Role'
    Properties:
      RoleName: 'remotion-lambda-role'
      AssumeRolePolicyDocument:${yaml(trust, '        ')}
      Policies:
        - PolicyName: 'remotion-lambda-policy'
          PolicyDocument:${yaml(policies.role, '            ')}
  RemotionUserPolicy:
    Type: 'AWS::IAM::ManagedPolicy'
    Properties:
      ManagedPolicyName: 'remotion-user-policy'
      PolicyDocument:${yaml(policies.user, '        ')}
Outputs:
  RoleArn:
    Value: !GetAtt RemotionLambdaRole.Arn
  UserPolicyArn:
    Value: !Ref RemotionUserPolicy
`;

const terraform = `${head}
terraform {
  required_providers {
    aws = {
      source = "hashicorp/aws"
    }
  }
}

locals {
  remotion_trust = ${hcl(trust, '  ')}
  remotion_role_policy = ${hcl(policies.role, '  ')}
  remotion_user_policy = ${hcl(policies.user, '  ')}
}

resource "aws_iam_role" "remotion_lambda" {
  name               = "remotion-lambda-role"
  assume_role_policy = jsonencode(local.remotion_trust)
}

resource "aws_iam_role_policy" "remotion_lambda" {
  name   = "remotion-lambda-policy"
  role   = aws_iam_role.remotion_lambda.id
  policy = jsonencode(local.remotion_role_policy)
}

resource "aws_iam_policy" "remotion_user" {
  name   = "remotion-user-policy"
  policy = jsonencode(local.remotion_user_policy)
}

output "user_policy_arn" {
  value = aws_iam_policy.remotion_user.arn
}
`;

const cdk = `// Permissions for Remotion, with the policies of the installed @remotion/lambda.
import {getRolePolicy, getUserPolicy} from '@remotion/lambda/policies';
import * as cdk from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type {Construct} from 'constructs';

export class RemotionPermissions extends cdk.Stack {
  constructor(scope: Construct, id: string, props?: cdk.StackProps) {
    super(scope, id, props);

    new iam.Role(this, 'RemotionLambdaRole', {
      roleName: 'remotion-lambda-role',
      assumedBy: new iam.ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        'remotion-lambda-policy': iam.PolicyDocument.fromJson(JSON.parse(getRolePolicy())),
      },
    });

    const userPolicy = new iam.ManagedPolicy(this, 'RemotionUserPolicy', {
      managedPolicyName: 'remotion-user-policy',
      document: iam.PolicyDocument.fromJson(JSON.parse(getUserPolicy())),
    });

    new cdk.CfnOutput(this, 'UserPolicyArn', {value: userPolicy.managedPolicyArn});
  }
}
`;

const googleTerraform = `${head}
terraform {
  required_providers {
    google = {
      source = "hashicorp/google"
    }
  }
}

variable "project_id" {
  type        = string
  description = "ID of the Google Cloud project"
}

locals {
  remotion_permissions = ${hcl(cloudRunNames, '  ')}
}

resource "google_project_service" "remotion" {
  for_each           = toset(["iam.googleapis.com", "run.googleapis.com", "cloudresourcemanager.googleapis.com"])
  project            = var.project_id
  service            = each.value
  disable_on_destroy = false
}

resource "google_project_iam_custom_role" "remotion" {
  project     = var.project_id
  role_id     = "RemotionSA"
  title       = "Remotion API Service Account"
  permissions = local.remotion_permissions
  depends_on  = [google_project_service.remotion]
}

resource "google_service_account" "remotion" {
  project      = var.project_id
  account_id   = "remotion-sa"
  display_name = "Remotion Service Account"
  depends_on   = [google_project_service.remotion]
}

resource "google_project_iam_member" "remotion" {
  project = var.project_id
  role    = google_project_iam_custom_role.remotion.id
  member  = "serviceAccount:\${google_service_account.remotion.email}"
}

output "service_account_email" {
  value = google_service_account.remotion.email
}
`;

const googleRole = `${head}
title: 'Remotion API Service Account'
stage: 'GA'
includedPermissions:${yaml(cloudRunNames, '  ')}
`;

/** The files below static/permissions, by name. */
export const templates: Readonly<Record<string, string>> = {
  'remotion-lambda.yaml': cloudFormation,
  'remotion-lambda.tf': terraform,
  'remotion-lambda-stack.ts': cdk,
  'remotion-cloudrun.tf': googleTerraform,
  'remotion-cloudrun-role.yaml': googleRole,
};
