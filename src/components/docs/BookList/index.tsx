import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import books from '@generated/docusaurus-epub/default/books.json';

import {booksFolder} from '@site/src/config/books';

import {Table} from '../Table';
import styles from './styles.module.css';

const counted = (pages: number): string => `${String(pages)} ${pages === 1 ? 'page' : 'pages'}`;

/** The files to download and to print, by section. */
export function BookList(): ReactNode {
  const folder = useBaseUrl(booksFolder);
  const groups = [...new Set(books.map(({group}) => group))];
  const fileOf = (file: string, label: string, title: string, isDownload: boolean): ReactNode => (
    // eslint-disable-next-line @docusaurus/no-html-links -- a file of the build, not a route
    <a href={folder + file} aria-label={`${label} ${title}`} {...(isDownload && {download: true})}>
      {label}
    </a>
  );
  return groups.map((group) => (
    <section key={group}>
      {group !== '' && <h2>{group}</h2>}
      <Table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">Section</th>
            <th scope="col">E-book</th>
            <th scope="col">For printing</th>
          </tr>
        </thead>
        <tbody>
          {books
            .filter((book) => book.group === group)
            .map(({id, title, pages}) => (
              <tr key={id}>
                <th scope="row">
                  {group === '' ? 'Everything' : title}
                  <small className={styles.count}>{counted(pages)}</small>
                </th>
                <td>{fileOf(`${id}.epub`, 'EPUB', title, true)}</td>
                <td>{group === '' ? 'By section' : fileOf(`${id}.html`, 'HTML', title, false)}</td>
              </tr>
            ))}
        </tbody>
      </Table>
    </section>
  ));
}
