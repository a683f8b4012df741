import type { KeyboardEvent } from 'react';
import { isComposing } from '../../primitives/keys/index.ts';

interface StepOptions {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How far Page Up and Page Down go. Defaults to ten steps. */
  readonly page?: number;
}

/** How many decimals a step leaves, so that 0.1 and 0.2 are 0.3. */
const decimals = 10;

/**
 * Returns the number to which a key leads from another, none being zero; `undefined` for a key that leads nowhere: one with a modifier, or of an
 * input method, or beyond the range.
 */
export function stepBy(
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'defaultPrevented' | 'key' | 'metaKey' | 'shiftKey'> & {
    readonly nativeEvent: Parameters<typeof isComposing>[0];
  },
  from: number | undefined,
  { min, max, step, page = 10 * step }: StepOptions,
): number | undefined {
  const byKey: Readonly<Record<string, number>> = {
    ArrowUp: step,
    ArrowDown: -step,
    PageUp: page,
    PageDown: -page,
  };
  const change = byKey[event.key];
  const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (change === undefined || hasModifier || event.defaultPrevented || isComposing(event.nativeEvent))
    return undefined;
  const next = Number(((from ?? 0) + change).toFixed(decimals));
  const reached = Math.min(Math.max(next, min), max);
  return from !== undefined && (reached - from) * change <= 0 ? undefined : reached;
}
