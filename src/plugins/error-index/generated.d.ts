declare module '@generated/error-index/default/*.json' {
  import type {MessageEntry} from '@site/src/errors/messageEntries';

  const entries: readonly MessageEntry[];
  export default entries;
}
