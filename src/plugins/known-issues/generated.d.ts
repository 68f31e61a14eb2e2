declare module '@generated/known-issues/default/issues.json' {
  import type {IssueEntry} from '@site/src/content/knownIssues';

  const entries: IssueEntry[];
  export default entries;
}
