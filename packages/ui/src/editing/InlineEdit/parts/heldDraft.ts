import { flushSync } from 'react-dom';

interface HeldDraft {
  readonly label: string;
  readonly value: unknown;
}

let held: HeldDraft | undefined;

/**
 * Holds a draft for as long as an editor is opened. A table has unmounted the editor that was left; the one that it mounts in its
 * place finds the draft here.
 */
export function hold(label: string, value: unknown, open: () => void): void {
  held = { label, value };
  flushSync(open);
  held = undefined;
}

/** Gives the draft that is held for the editor of a label. */
export function takeHeld<Value>(label: string): { value: Value } | undefined {
  return held?.label === label ? { value: held.value as Value } : undefined;
}
