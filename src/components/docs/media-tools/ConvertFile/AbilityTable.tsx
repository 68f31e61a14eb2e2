import type {ReactNode} from 'react';

import {Table} from '../../Table';
import {audioCodecs, containers, videoCodecs} from './choice';
import type {Abilities, Ability} from './messages';

const texts: Record<Ability, string> = {
  copy: 'copies',
  're-encode': 're-encodes',
  no: "can't",
};

const textOf = (ability: Ability | undefined, isKnown: boolean): string => {
  if (ability) return texts[ability];
  return isKnown ? 'no track' : '–';
};

/** For each codec that can be written, what this browser can do with the tracks of the file. */
export function AbilityTable({abilities}: {abilities: Abilities | undefined}): ReactNode {
  const isKnown = abilities !== undefined;
  const rows = containers.flatMap((container) => [
    ...videoCodecs[container].map((codec) => ({
      container,
      track: 'video',
      codec,
      ability: abilities?.video[codec],
    })),
    {
      container,
      track: 'audio',
      codec: audioCodecs[container],
      ability: abilities?.audio[audioCodecs[container]],
    },
  ]);
  return (
    <Table>
      <caption className="visually-hidden">What this browser can do</caption>
      <thead>
        <tr>
          <th scope="col">Container</th>
          <th scope="col">Track</th>
          <th scope="col">Codec</th>
          <th scope="col">Browser</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({container, track, codec, ability}) => (
          <tr key={container + codec}>
            <td>{container}</td>
            <td>{track}</td>
            <td>{codec}</td>
            <td>{textOf(ability, isKnown)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
