import type { Money } from './types.ts';

/** Whether a value is an amount. */
export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value;
