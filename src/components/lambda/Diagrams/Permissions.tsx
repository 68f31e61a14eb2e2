import type {ReactNode} from 'react';

import {Arrow, Box, Diagram} from './parts';

/** Who may do what in the AWS account. */
export function Permissions(): ReactNode {
  return (
    <Diagram
      height={330}
      label="The user, with its own policy, deploys and calls functions and uploads sites to the bucket. A function runs as the role remotion-lambda-role. The role's policy lets it call other functions, read and write the bucket, and write logs."
      caption="The user's policy allows the two arrows at the top. The role's policy allows the three that start at the function."
    >
      <Box x={0} y={0} width={340} height={50} title="User" note="you, your server or your CI" />
      <Arrow d="M80 50V108" label="deploy, call" at={[88, 84]} />
      <Arrow d="M290 50V276" label="sites" at={[256, 84]} />
      <Box x={0} y={110} width={220} height={130} title="role remotion-lambda-role" tone="quiet" />
      <Box
        x={30}
        y={148}
        width={130}
        height={74}
        title="Function"
        note="runs as the role"
        tone="strong"
      />
      <Arrow d="M160 166H194V204H162" label="calls" at={[164, 159]} />
      <Arrow d="M60 222V276" label="logs" at={[68, 262]} />
      <Arrow d="M130 222V300H218" label="assets, output" at={[138, 262]} />
      <Box x={0} y={278} width={120} height={52} title="CloudWatch" note="logs" />
      <Box x={220} y={278} width={120} height={52} title="S3 bucket" note="remotionlambda-…" />
    </Diagram>
  );
}
