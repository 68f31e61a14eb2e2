declare module '@generated/error-index/default/messages.json' {
  import type {MessageEntry} from '@site/src/errors/messageEntries';

  const entries: MessageEntry[];
  export default entries;
}
