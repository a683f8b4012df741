import type { Actions } from '../main.ts';

/** How many pixels a frame scrolls: a brisk turn of the wheel. */
const scrollStep = 120;

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

/** Returns the bar of a task near the top. */
function bar(): HTMLElement {
  const [, , , found] = document.querySelectorAll<HTMLElement>('.body .bar');
  if (!found) throw new Error('There is no bar.');
  return found;
}

/** Returns what can be done with a planner that is shown by `mount`, whoever made it. Its scroller, rows and bars are found by the same names. */
export function plannerActions(mount: () => void, zoom: () => void): Actions {
  const scroller = () => find('[data-part="scroller"]');
  return {
    mount,
    zoom,
    scroll: () => {
      scroller().scrollTop += scrollStep;
    },
    sideways: () => {
      scroller().scrollLeft += scrollStep;
    },
    focus: () => bar().focus(),
    nudge: () =>
      bar().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      ),
  };
}
