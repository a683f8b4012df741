export { RowIssues } from './RowIssues.tsx';
export type { RowIssue, RowIssuesProps } from './RowIssues.types.ts';
