import http from 'node:http';
import type {AddressInfo} from 'node:net';

type Fields = Record<string, unknown>;

interface Index {
  objects: Map<string, Fields>;
  settings: Fields;
  synonyms: Fields[];
  rules: Fields[];
}

/** One request that the service received. */
export interface ServiceRequest {
  method: string;
  path: string;
  applicationId: string | undefined;
  key: string | undefined;
  body: unknown;
}

/** A stand-in for the hosted service that implements the part of its protocol that we use. */
export interface SearchService {
  url: string;
  indices: Map<string, Index>;
  requests: ServiceRequest[];
  /** Statuses with which to answer the next requests, in order, without any other effect. */
  failNext: number[];
  /**
   * Answers a request as if it came over the network, for a browser that calls the real address.
   */
  answer: (request: ServiceRequest) => {status: number; body: unknown};
  close: () => Promise<void>;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const wordsOf = (value: string): string[] => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word of a query begins a word of a text, or a part of a camelCase word. */
const has = (value: string, words: readonly string[]): boolean => {
  const parts = wordsOf(value.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  const forms = [...wordsOf(value), ...parts];
  return words.every((word) => forms.some((form) => form.startsWith(word)));
};

const tagOf = (index: Index, query: Fields, name: string): string =>
  text(query[name] ?? index.settings[name]);

const mark = (value: string, words: readonly string[], index: Index, query: Fields): string =>
  value.replace(/[\p{L}\p{N}]+/gu, (word) =>
    words.some((wanted) => word.toLowerCase().startsWith(wanted))
      ? `${tagOf(index, query, 'highlightPreTag')}${word}${tagOf(index, query, 'highlightPostTag')}`
      : word,
  );

const snippetOf = (
  value: string,
  words: readonly string[],
  index: Index,
  query: Fields,
): string => {
  const setting = list(query.attributesToSnippet ?? index.settings.attributesToSnippet)
    .map(text)
    .find((item) => item.startsWith('content:'));
  const count = Number(setting?.split(':')[1] ?? 10);
  const all = value.split(/\s+/);
  const found = all.findIndex((word) => has(word, words.slice(0, 1)));
  const first = Math.max(0, Math.min(found, all.length - count));
  const ellipsis = text(query.snippetEllipsisText);
  const piece = mark(all.slice(first, first + count).join(' '), words, index, query);
  return `${first > 0 ? ellipsis : ''}${piece}${first + count < all.length ? ellipsis : ''}`;
};

/** The headings of an object with matches marked; those that it lacks are left out. */
const markedHierarchy = (
  object: Fields,
  words: readonly string[],
  index: Index,
  query: Fields,
): Fields =>
  Object.fromEntries(
    Object.entries(isFields(object.hierarchy) ? object.hierarchy : {})
      .filter(([, value]) => typeof value === 'string')
      .map(([level, value]) => [level, {value: mark(text(value), words, index, query)}]),
  );

/** A filter matches on any of its values; all filters must match. */
const meets = (object: Fields, filters: unknown): boolean =>
  list(filters).every((filter) =>
    (Array.isArray(filter) ? (filter as unknown[]) : [filter]).some((condition) => {
      const [facet = '', value] = text(condition).split(/:(.*)/s);
      return object[facet] === value;
    }),
  );

const fieldsByWeight = ['names', 'title', 'heading', 'package', 'breadcrumb', 'content'];

const textOf = (object: Fields, field: string): string => {
  const value = object[field];
  return Array.isArray(value) ? value.map(text).join(' ') : text(value);
};

const rank = (object: Fields, words: readonly string[]): number => {
  const exact = fieldsByWeight.findIndex(
    (field) => wordsOf(textOf(object, field)).join('') === words.join(''),
  );
  if (exact >= 0) return exact - 10;
  const place = fieldsByWeight.findIndex((field) => has(textOf(object, field), words));
  return place < 0 ? fieldsByWeight.length : place;
};

const search = (index: Index, query: Fields): Fields => {
  const words = wordsOf(text(query.query));
  const found = [...index.objects.values()]
    .filter((object) => meets(object, query.facetFilters))
    .filter((object) => has(fieldsByWeight.map((field) => textOf(object, field)).join(' '), words))
    .sort((a, b) => rank(a, words) - rank(b, words));
  const seen = new Set<unknown>();
  const distinct = found.filter(({url_without_anchor: url}) => !seen.has(url) && seen.add(url));
  const size = typeof query.hitsPerPage === 'number' ? query.hitsPerPage : 20;
  const page = typeof query.page === 'number' ? query.page : 0;
  return {
    hits: distinct.slice(page * size, (page + 1) * size).map((object) => ({
      ...object,
      _highlightResult: {hierarchy: markedHierarchy(object, words, index, query)},
      _snippetResult: {content: {value: snippetOf(text(object.content), words, index, query)}},
    })),
    nbHits: distinct.length,
    nbPages: size > 0 ? Math.ceil(distinct.length / size) : 0,
    page,
    query: query.query,
    index: query.indexName,
  };
};

const emptyIndex = (): Index => ({objects: new Map(), settings: {}, synonyms: [], rules: []});

/** Operations on an index, by method and path below it. */
const handlers: [method: string, path: RegExp, run: (context: Context) => void][] = [
  ['PUT', /^settings$/, ({index, body}) => Object.assign(index().settings, body)],
  [
    'POST',
    /^synonyms\/batch$/,
    ({index, body}) => (index().synonyms = list(body).filter(isFields)),
  ],
  [
    'POST',
    /^batch$/,
    ({index, body}) => {
      for (const {body: object} of list(isFields(body) ? body.requests : []).filter(isFields)) {
        if (isFields(object)) index().objects.set(text(object.objectID), object);
      }
    },
  ],
  [
    'POST',
    /^operation$/,
    ({indices, name, index, body}) => {
      if (!isFields(body)) return;
      const target = text(body.destination);
      if (body.operation === 'move') {
        indices.set(target, index());
        indices.delete(name);
      } else {
        indices.set(target, {...emptyIndex(), rules: [...index().rules]});
      }
    },
  ],
  ['DELETE', /^$/, ({indices, name}) => indices.delete(name)],
];

interface Context {
  indices: Map<string, Index>;
  name: string;
  index: () => Index;
  body: unknown;
}

export interface ServiceOptions {
  applicationId: string;
  searchKey: string;
  adminKey: string;
}

/** Starts the service on a free port. */
export const startSearchService = (options: ServiceOptions): Promise<SearchService> => {
  const indices = new Map<string, Index>();
  const requests: ServiceRequest[] = [];
  const failNext: number[] = [];
  const answer: SearchService['answer'] = (request) => {
    requests.push(request);
    const failure = failNext.shift();
    if (failure !== undefined)
      return {status: failure, body: {message: 'Failing on purpose', status: failure}};
    const {method, path, key, body} = request;
    const isQuery = method === 'POST' && path === '/1/indexes/*/queries';
    const keys = isQuery ? [options.searchKey, options.adminKey] : [options.adminKey];
    if (request.applicationId !== options.applicationId || !keys.includes(key ?? '')) {
      return {status: 403, body: {message: 'Invalid Application-ID or API key', status: 403}};
    }
    if (isQuery) {
      const queries = list(isFields(body) ? body.requests : []).filter(isFields);
      return {
        status: 200,
        body: {
          results: queries.map((query) =>
            search(indices.get(text(query.indexName)) ?? emptyIndex(), query),
          ),
        },
      };
    }
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (method === 'GET' && rest.startsWith('task/'))
      return {status: 200, body: {status: 'published'}};
    if (method === 'GET' && rest === 'settings') {
      const index = indices.get(name);
      return index
        ? {status: 200, body: index.settings}
        : {status: 404, body: {message: `Index ${name} does not exist`, status: 404}};
    }
    const index = (): Index => {
      const known = indices.get(name) ?? emptyIndex();
      indices.set(name, known);
      return known;
    };
    const handler = handlers.find(([verb, pattern]) => verb === method && pattern.test(rest));
    if (!handler)
      return {status: 404, body: {message: `No such call: ${method} ${path}`, status: 404}};
    handler[2]({indices, name, index, body});
    return {
      status: 200,
      body: {taskID: requests.length, updatedAt: '', deletedAt: '', objectIDs: []},
    };
  };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const raw = Buffer.concat(chunks).toString();
      const header = (name: string): string | undefined => {
        const value = request.headers[name] ?? url.searchParams.get(name);
        return typeof value === 'string' ? value : undefined;
      };
      const {status, body} = answer({
        method: request.method ?? 'GET',
        path: decodeURIComponent(url.pathname),
        applicationId: header('x-algolia-application-id'),
        key: header('x-algolia-api-key'),
        body: raw === '' ? undefined : (JSON.parse(raw) as unknown),
      });
      response.writeHead(status, {'content-type': 'application/json'});
      response.end(JSON.stringify(body));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const {port} = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}`,
        indices,
        requests,
        failNext,
        answer,
        close: () =>
          new Promise((done) => {
            server.close(() => {
              done();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
};
