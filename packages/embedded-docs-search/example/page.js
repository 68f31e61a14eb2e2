// A combobox with the results of what is typed.
import {createSearchEngine} from 'embedded-docs-search/browser';

const engine = createSearchEngine(
  () => new Worker(new URL('worker.js', import.meta.url), {type: 'module'}),
  () => '/search/',
);
const field = document.querySelector('input');
const list = document.querySelector('ol');

field.addEventListener('focus', () => engine.prepare());
field.addEventListener('input', async () => {
  const query = field.value;
  const request = {query, page: 0, hitsPerPage: 10, snippetWords: 10};
  const {hits} = await engine.search(request);
  if (query !== field.value) return;
  list.replaceChildren(
    ...hits.map(({url, title, heading}) => {
      const link = document.createElement('a');
      link.href = url;
      link.textContent = [...title, ...(heading.length > 0 ? [{text: ': '}] : []), ...heading]
        .map(({text}) => text)
        .join('');
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
});
