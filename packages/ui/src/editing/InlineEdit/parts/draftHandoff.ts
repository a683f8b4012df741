import { flushSync } from 'react-dom';

interface DraftHandoff {
  readonly label: string;
  readonly value: unknown;
}

let handoff: DraftHandoff | undefined;

/**
 * Holds a draft for as long as an editor is opened. A table has unmounted the editor that was left; the one that it mounts in its
 * place finds the draft here.
 */
export function handOffDraft(label: string, value: unknown, open: () => void): void {
  handoff = { label, value };
  flushSync(open);
  handoff = undefined;
}

/** Returns the draft that is held for the editor of a label. */
export function takeDraft<Value>(label: string): { value: Value } | undefined {
  return handoff?.label === label ? { value: handoff.value as Value } : undefined;
}
