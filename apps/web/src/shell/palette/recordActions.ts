import type { RecordAction } from '../../core/shortcuts/shortcuts.ts';
import { keysOf } from '../shortcuts.ts';

/** Lists what is done with a record by one key, in its order. */
const recordActions = ['status', 'assign', 'next', 'previous'] as const satisfies readonly RecordAction[];

const markOf = (action: RecordAction) =>
  action === 'status' || action === 'assign'
    ? `[data-edit-key="${keysOf(action)}"]`
    : `[data-step="${action}"]`;

/** Returns the button of the record that is open which does an action, if there is one. */
function buttonOf(action: RecordAction): HTMLButtonElement | undefined {
  const marked = document.querySelector(`main ${markOf(action)}`);
  const button = marked instanceof HTMLButtonElement ? marked : marked?.querySelector('button');
  return button?.disabled === false ? button : undefined;
}

/** Does something with the record that is open; returns whether it can be done. */
export function runRecordAction(action: RecordAction): boolean {
  const button = buttonOf(action);
  button?.click();
  return button !== undefined;
}

/** Whether another record is about to be shown: what somebody wants to do is meant for that. */
export const isRecordPending = () => document.querySelector('main [data-record-pending]') !== null;

/** Runs once the record that is about to be shown is there, or will not come. Returns what ends the wait. */
export function onRecordSettled(run: () => void): () => void {
  const observer = new MutationObserver(() => {
    if (isRecordPending()) return;
    observer.disconnect();
    run();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-record-pending'],
  });
  return () => observer.disconnect();
}

/** Returns what can be done with the row of a list that has the focus, or else with the record that is open. */
export function availableActionsAt(focused: Element | null): readonly RecordAction[] {
  return recordActions.filter((action) => isKeyOfRow(focused, action) || buttonOf(action) !== undefined);
}

const isKeyOfRow = (focused: Element | null, action: RecordAction): focused is HTMLElement =>
  focused?.closest('[role="row"] > *') != null &&
  focused.closest(`[aria-keyshortcuts~="${keysOf(action)}"]`) !== null;

/** Does something with the row of a list that had the focus, as its key does there, or else with the record that is open. */
export function runActionAt(focused: Element | null, action: RecordAction): void {
  const run = () => {
    // what was opened over the page has given the focus back
    if (document.activeElement?.closest('[role="dialog"]')) requestAnimationFrame(run);
    else if (isKeyOfRow(focused, action) && focused.isConnected) {
      focused.focus();
      const press = { key: keysOf(action), bubbles: true, cancelable: true };
      focused.dispatchEvent(new KeyboardEvent('keydown', press));
    } else runRecordAction(action);
  };
  requestAnimationFrame(run);
}
