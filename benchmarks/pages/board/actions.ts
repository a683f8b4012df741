import type { Actions } from '../main.ts';

/** How many pixels a frame scrolls: a brisk turn of the wheel. */
const scrollStep = 120;

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

/** Returns what can be done with a board that is shown by `mount`, whoever made it. Its scrollers and cards are found by the same names. */
export const boardActions = (mount: () => void): Actions => ({
  mount,
  scroll: () => {
    find('[data-scroller]').scrollTop += scrollStep;
  },
  // where it was at first
  back: () => {
    find('[data-scroller]').scrollTop = 0;
  },
  focus: () => find('[data-card]').focus(),
  hold: () => press(' '),
  carry: () => press('ArrowRight'),
  drop: () => press(' '),
});
