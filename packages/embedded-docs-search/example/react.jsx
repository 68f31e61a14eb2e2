// A search button that opens a dialog, without styles.
import {useEffect, useRef} from 'react';
import {createRoot} from 'react-dom/client';
import {createSearchEngine} from 'embedded-docs-search/browser';
import {HitTitle, MarkedText, SearchDialog, useSearchDialog} from 'embedded-docs-search/react';

const engine = createSearchEngine(
  () => new Worker(new URL('worker.js', import.meta.url), {type: 'module'}),
  () => '/search/',
);

const source = {
  engine,
  request: () => ({hitsPerPage: 20, hitsPerGroup: 5, hitsInView: 7, snippetWords: 10}),
};

const texts = {
  label: 'Search',
  placeholder: 'Search the garden',
  clear: 'Clear',
  cancel: 'Cancel',
  recent: 'Recent',
  favorite: 'Favorites',
  noRecent: 'No recent searches',
  saveRecent: 'Save',
  removeRecent: 'Remove',
  removeFavorite: 'Remove from favorites',
};

const icons = {save: '☆', remove: '×'};
const noHits = [];
const isKind = (kind) => ['api', 'guide', 'blog'].includes(kind);
const classNameOf = (part) => `garden-${part}`;
const showStored = ({title}) => title;
const onOpen = (url) => window.location.assign(url);
const showHit = (hit) => (
  <>
    <HitTitle {...hit} /> <MarkedText parts={hit.snippet} />
  </>
);

function Dialog({query, onClose}) {
  const dialog = useRef(null);
  useEffect(() => {
    const element = dialog.current;
    element.addEventListener('close', onClose);
    element.showModal();
    return () => element.close();
  }, [onClose]);
  return (
    <SearchDialog
      {...{dialog, source, isKind, texts, icons, classNameOf, showStored, onOpen, onClose}}
      initialQuery={query}
      maxLength={64}
      hitsPerGroup={5}
      hitsInView={7}
      firstHits={noHits}
      isReady
      showFailure={(_, retry) => <button onClick={retry}>Try again</button>}
      showAnswer={({query, count}) => count === 0 && <p>Nothing grows under “{query}”.</p>}
      showFoot={(answer) => <p role="status">{answer && `Results: ${answer.count ?? '…'}`}</p>}
    >
      {showHit}
    </SearchDialog>
  );
}

// A site would load its dialog here, for example with import().
const load = async () => {
  await engine.prepare();
  return Dialog;
};
const onUnavailable = (query) => window.location.assign(`/index.html?q=${query}`);
const isSlashOn = ({target}) => !target.closest('input, textarea');

function Search() {
  const {opened, close, buttonProps} = useSearchDialog({load, onUnavailable, isSlashOn});
  return (
    <>
      <form action="/index.html">
        <button {...buttonProps}>Search</button>
      </form>
      {opened && <opened.Dialog query={opened.query} onClose={close} />}
    </>
  );
}

createRoot(document.getElementById('search')).render(<Search />);
