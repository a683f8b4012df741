/** How long after the pointer has moved over a list somebody counts as being at work there, in milliseconds. */
const idleTime = 3000;

/** How long after the pointer has moved over a board the next press counts as aimed at what is there, in milliseconds. */
const aim = 1500;

/** How long a change waits at most for the pointer, and how often it is looked where that is, in milliseconds. */
const maxWait = 15_000;
const checkInterval = 100;

const lists = '[role="grid"], [role="treegrid"]';
const boards = '[data-part="board"]';
const writable = 'input, textarea, select, [contenteditable="true"]';

/** Reports where somebody is at work, so that nothing moves there. */
export interface UserActivity {
  /** Whether somebody is at work in a list: the pointer, the focus of the keyboard, an editor or a selection is there. */
  readonly isInList: () => boolean;
  /** Whether somebody writes in the page. */
  readonly isWriting: () => boolean;
  /** Settles once nothing is held with the pointer, nor aimed at on a board. */
  readonly released: () => Promise<void>;
}

/** Watches where somebody is at work, until the signal is aborted. */
export function watchUserActivity(page: Document, signal: AbortSignal): UserActivity {
  let movedInList = -Infinity;
  let movedOnBoard = -Infinity;
  let isPressed = false;
  const options = { capture: true, passive: true, signal } as const;
  const move = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    if (target.closest(lists)) movedInList = performance.now();
    if (target.closest(boards)) movedOnBoard = performance.now();
  };
  const end = () => {
    isPressed = false;
    // what was aimed at is done
    movedOnBoard = -Infinity;
  };
  for (const name of ['pointermove', 'pointerdown', 'wheel'] as const)
    page.addEventListener(name, move, options);
  page.addEventListener('pointerdown', () => (isPressed = true), options);
  for (const name of ['pointerup', 'pointercancel', 'dragend', 'drop'] as const)
    page.addEventListener(name, end, options);

  return {
    isInList() {
      if (isPressed || performance.now() - movedInList < idleTime) return true;
      if (page.querySelector(`:is(${lists}) [aria-selected="true"]`)) return true;
      const focused = page.activeElement?.closest(lists) ? page.activeElement : null;
      return focused?.matches(`:focus-visible, ${writable}`) ?? false;
    },
    isWriting: () =>
      page.activeElement?.closest('main')?.contains(page.activeElement) === true &&
      page.activeElement.matches(writable),
    released: () =>
      new Promise((resolve) => {
        const began = performance.now();
        const wait = () => {
          const now = performance.now();
          const isBusy = isPressed || now - movedOnBoard < aim;
          if (isBusy && !signal.aborted && now - began < maxWait) setTimeout(wait, checkInterval);
          else resolve();
        };
        wait();
      }),
  };
}
