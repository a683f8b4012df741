export { RowErrors } from './RowErrors.tsx';
export type { RowError, RowErrorsProps } from './RowErrors.types.ts';
