import type {ReactNode} from 'react';

import {Arrow, Box, Diagram} from './parts';

/** An app with a preview in the browser and a queue of renders on a server. */
export function RenderApp(): ReactNode {
  return (
    <Diagram
      height={416}
      label="In the browser, a form passes its props to a Player and sends them to the server. The server checks them with the same schema and adds a job to a queue, and a worker renders one job at a time to a file. The browser requests the job's state and downloads the file."
      caption="One schema and one component for both sides. The lower part can move to Lambda or to another machine."
    >
      <Box x={0} y={0} width={340} height={92} title="Browser" tone="quiet" />
      <Box x={12} y={30} width={120} height={50} title="Form" note="schema fields" />
      <Arrow d="M132 55H206" label="props" at={[150, 48]} />
      <Box x={208} y={30} width={120} height={50} title="Player" note="preview" tone="strong" />
      <Arrow d="M60 80V150" label="POST /renders" at={[68, 120]} />
      <Arrow d="M280 206V94" label="GET state, file" at={[190, 120]} dashed />
      <Box
        x={0}
        y={152}
        width={220}
        height={50}
        title="Check"
        note="schema, user, space in the queue"
      />
      <Arrow d="M60 202V238" label="job" at={[68, 224]} />
      <Box x={240} y={208} width={100} height={82} title="States" note="of all jobs" />
      <Box x={0} y={240} width={220} height={50} title="Queue" note="one render at a time" />
      <Arrow d="M220 265H238" />
      <Box x={0} y={326} width={340} height={90} title="Render" tone="quiet" />
      <Arrow d="M60 290V354" label="next job" at={[68, 312]} />
      <Box
        x={12}
        y={356}
        width={150}
        height={50}
        title="renderMedia()"
        note="same component"
        tone="strong"
      />
      <Arrow d="M162 381H206" />
      <Arrow d="M290 354V292" label="progress" at={[234, 312]} />
      <Box x={208} y={356} width={120} height={50} title="out/ID.mp4" note="for a day" />
    </Diagram>
  );
}
