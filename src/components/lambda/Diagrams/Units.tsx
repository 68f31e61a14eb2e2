import type {ReactNode} from 'react';

import {Arrow, Box, Diagram} from './parts';

/** What is deployed, and which version goes with which. */
export function Units(): ReactNode {
  return (
    <Diagram
      height={330}
      label="During an upgrade, the old and the new release of your server run side by side. The old one calls the old function, which opens the old site; the new one calls the new function, which opens the new site. Both sites and all output are in one bucket."
      caption="During an upgrade. Server and function need the same version; sites of both versions are in the same bucket."
    >
      <Box x={0} y={0} width={160} height={50} title="Server, old release" note="old packages" />
      <Box x={180} y={0} width={160} height={50} title="Server, new release" note="new packages" />
      <Arrow d="M80 50V102" label="same version" at={[90, 82]} />
      <Arrow d="M260 50V102" />
      <Box
        x={0}
        y={104}
        width={160}
        height={50}
        title="Old function"
        note="version in its name"
        tone="strong"
      />
      <Box
        x={180}
        y={104}
        width={160}
        height={50}
        title="New function"
        note="version in its name"
        tone="strong"
      />
      <Arrow d="M80 154V222" label="opens" at={[88, 176]} />
      <Arrow d="M260 154V222" label="opens" at={[268, 176]} />
      <Box x={0} y={188} width={340} height={142} title="S3 bucket" tone="quiet" />
      <Box x={12} y={224} width={148} height={50} title="sites/trailers/" note="old bundle" />
      <Box x={180} y={224} width={148} height={50} title="sites/trailers-2/" note="new bundle" />
      <Box x={12} y={284} width={316} height={34} title="renders/: output of both" />
    </Diagram>
  );
}
