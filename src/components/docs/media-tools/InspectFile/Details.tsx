import type {ReactNode} from 'react';

import {Table} from '../../Table';
import {formatNumber} from '../parts/format';
import type {Inspection} from './useInspection';
import styles from './styles.module.css';

/** How many keyframes are listed. */
const keyframesListed = 100;

interface ListProps {
  title: string;
  /** Undefined: not read yet. */
  count: number | undefined;
  children: ReactNode;
}

function List({title, count, children}: ListProps): ReactNode {
  return (
    <details className={styles.list}>
      <summary>
        {title} <span className={styles.count}>{count ?? '–'}</span>
      </summary>
      {children}
    </details>
  );
}

/** Tags, keyframes and the first samples, each behind its number. */
export function Details({tags, slow, samples}: Inspection): ReactNode {
  const keyframes = slow?.slowKeyframes;
  const first = samples?.first ?? [];
  const location = tags?.location;
  return (
    <div className={styles.details}>
      <List title="Metadata" count={tags?.metadata.length}>
        {location && (
          <p>
            Recorded at latitude {location.latitude}, longitude {location.longitude}.
          </p>
        )}
        {tags && tags.images.length > 0 && <p>Embedded images: {tags.images.join(', ')}.</p>}
        {tags && tags.metadata.length > 0 ? (
          <Table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Value</th>
                <th scope="col">Track</th>
              </tr>
            </thead>
            <tbody>
              {tags.metadata.map(({key, value, trackId}, index) => (
                <tr key={index}>
                  <td>
                    <code>{key}</code>
                  </td>
                  <td className={styles.value}>{value}</td>
                  <td>{trackId ?? 'file'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        ) : (
          <p>{tags ? 'The file has no tags.' : 'Not read yet.'}</p>
        )}
      </List>
      <List title="Keyframes" count={keyframes?.length}>
        {keyframes && keyframes.length > 0 ? (
          <p>
            In seconds:{' '}
            {keyframes
              .slice(0, keyframesListed)
              .map(({presentationTimeInSeconds}) => formatNumber(presentationTimeInSeconds))
              .join(', ')}
            {keyframes.length > keyframesListed && ', …'}
          </p>
        ) : (
          <p>{keyframes ? 'The file has no video track that can be read.' : 'Not read yet.'}</p>
        )}
      </List>
      <List title="First samples" count={samples && first.length}>
        {first.length > 0 ? (
          <Table>
            <thead>
              <tr>
                <th scope="col">Track</th>
                <th scope="col">Type</th>
                <th scope="col">
                  <code>timestamp</code>
                </th>
                <th scope="col">
                  <code>decodingTimestamp</code>
                </th>
                <th scope="col">Bytes</th>
                <th scope="col">
                  <code>offset</code>
                </th>
              </tr>
            </thead>
            <tbody>
              {first.map(({trackId, type, timestamp, decodingTimestamp, bytes, offset}, index) => (
                <tr key={index}>
                  <td>{trackId}</td>
                  <td>{type}</td>
                  <td>{formatNumber(timestamp)}</td>
                  <td>{formatNumber(decodingTimestamp)}</td>
                  <td>{bytes}</td>
                  <td>{offset}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        ) : (
          <p>{samples ? 'No samples were found.' : 'Not read yet.'}</p>
        )}
      </List>
    </div>
  );
}
