import {useEffect, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import books from '@generated/book/default/books.json';

import {bookSizesFile, booksFolder} from '@site/src/config/books';

import {Table} from '../Table';
import styles from './styles.module.css';

type Sizes = Readonly<Record<string, number>>;

const isSizes = (value: unknown): value is Sizes =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((size) => typeof size === 'number');

/** The sizes of the files; undefined where they can't be loaded, as on the dev server, which has no books. */
const loadSizes = async (address: string): Promise<Sizes | undefined> => {
  try {
    const response = await fetch(address);
    const sizes: unknown = response.ok ? await response.json() : undefined;
    return isSizes(sizes) ? sizes : undefined;
  } catch {
    return undefined;
  }
};

/** A size with the unit that keeps the number short. */
const inWords = (bytes: number): string =>
  bytes < 1e6 ? `${String(Math.ceil(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

const counted = (pages: number): string => `${String(pages)} ${pages === 1 ? 'page' : 'pages'}`;

/** The files to download and to print, with their sizes. */
export function BookList(): ReactNode {
  const folder = useBaseUrl(booksFolder);
  const [sizes, setSizes] = useState<Sizes>();
  useEffect(() => {
    void loadSizes(folder + bookSizesFile).then(setSizes);
  }, [folder]);
  const groups = [...new Set(books.map(({group}) => group))];
  const fileOf = (file: string, label: string, title: string, isDownload: boolean): ReactNode => {
    const size = sizes?.[file];
    return (
      <>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a file of the build, not a route */}
        <a
          href={folder + file}
          aria-label={`${label} ${title}`}
          {...(isDownload && {download: true})}
        >
          {label}
        </a>{' '}
        <span className={styles.size}>{size !== undefined && `(${inWords(size)})`}</span>
      </>
    );
  };
  return groups.map((group) => (
    <section key={group}>
      {group !== '' && <h2>{group}</h2>}
      <Table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">Section</th>
            <th scope="col">E-book</th>
            <th scope="col">To print</th>
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
                <td>
                  {group === ''
                    ? 'By section'
                    : fileOf(`${id}.html`, 'HTML', title, false)}
                </td>
              </tr>
            ))}
        </tbody>
      </Table>
    </section>
  ));
}
