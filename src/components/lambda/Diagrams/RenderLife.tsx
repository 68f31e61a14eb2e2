import type {ReactNode} from 'react';

import {Arrow, Box, Diagram} from './parts';

const PARTS = ['0–21', '22–43', '44–65', '…', '1782–99'];

/** The life of a render on Lambda, from the call to the file. */
export function RenderLife(): ReactNode {
  return (
    <Diagram
      height={466}
      label="Your server calls the main function. It divides the frames and calls one function per part. These stream their parts back to the main function, which joins them, uploads the file to the bucket and calls the webhook on your server."
      caption="A one-minute video at 30 fps with the defaults: 82 functions, 22 frames each, 18 in the last."
    >
      <Box x={0} y={0} width={340} height={38} title="Your server" />
      <Arrow d="M170 38V82" label="1. Start" at={[180, 64]} />
      <Box
        x={0}
        y={84}
        width={340}
        height={50}
        title="Main function"
        note="2. Plan: open the site, divide the frames"
        tone="strong"
      />
      <Arrow d="M170 134V172" label="calls" at={[180, 157]} />
      <Box
        x={0}
        y={174}
        width={340}
        height={90}
        title="3. Render: all functions at the same time"
        tone="quiet"
      />
      {PARTS.map((frames, index) => (
        <Box
          key={frames}
          x={8 + index * 65.5}
          y={202}
          width={62}
          height={52}
          title={frames}
          note="frames"
          tone="strong"
        />
      ))}
      <Arrow d="M170 264V300" label="stream their parts back" at={[180, 286]} />
      <Box
        x={0}
        y={302}
        width={340}
        height={50}
        title="Main function"
        note="4. Retry what failed, 5. join the parts"
        tone="strong"
      />
      <Arrow d="M82 352V412" label="6. Upload" at={[92, 386]} />
      <Arrow d="M258 352V412" label="6. Webhook" at={[268, 386]} />
      <Box x={0} y={414} width={165} height={52} title="S3 bucket" note="renders/{render-id}/" />
      <Box
        x={175}
        y={414}
        width={165}
        height={52}
        title="Your server"
        note="success, error, timeout"
      />
    </Diagram>
  );
}
