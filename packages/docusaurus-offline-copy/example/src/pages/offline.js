import Layout from '@theme/Layout';
import useBaseUrl from '@docusaurus/useBaseUrl';
import sections from '@generated/docusaurus-offline-copy/default/sections.json';
import {useOfflineCopy} from 'docusaurus-offline-copy/react';

const names = (list) => list.map(({title}) => title).join(', ');

const texts = {
  updating: 'Updating',
  updated: 'Up to date',
  downloading: (list) => `Downloading ${names(list)}`,
  downloaded: (list) => `Saved ${names(list)}`,
  removing: 'Removing',
  removed: (record) => (record ? 'Removed' : 'Nothing is saved'),
  canceled: 'Canceled',
  failed: (problem) => `Failed: ${problem.kind}`,
};

export default function Offline() {
  const {state, keep, remove} = useOfflineCopy(useBaseUrl('/'), texts);
  const isKept = (id) => state.record?.sections.some((section) => section.id === id);
  return (
    <Layout title="Offline">
      <main className="container">
        <h1>Offline</h1>
        <p role="status">{state.message}</p>
        <ul>
          {sections.map(({id, title, pages}) => (
            <li key={id}>
              {title} ({pages} pages){' '}
              <button
                type="button"
                disabled={!state.list}
                onClick={() => (isKept(id) ? remove([id]) : keep([id]))}
              >
                {isKept(id) ? 'Remove' : 'Save'} {title}
              </button>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
