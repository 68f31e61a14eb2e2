// Permissions for Remotion, with the policies of the installed @remotion/lambda.
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
