declare module '@generated/known-issues/default/issues.json' {
  import type {IssueEntry} from '@site/src/plugins/known-issues/issueEntries';

  const entries: IssueEntry[];
  export default entries;
}
