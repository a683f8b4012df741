export type { RowIssue, RowIssuesProps } from './RowIssues.types.ts';
