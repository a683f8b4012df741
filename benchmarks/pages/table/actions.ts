import type { Actions } from '../main.ts';

/** How many pixels a frame scrolls: a brisk turn of the wheel. */
const scrollStep = 120;

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

/** Returns whether rows cover the whole view, in what is about to be painted. */
function isCovered(scroller: HTMLElement): boolean {
  const { left, top, bottom } = scroller.getBoundingClientRect();
  const header = find('.header').getBoundingClientRect().height;
  const heights = [top + header + 2, (top + bottom) / 2, bottom - 2];
  return heights.every((y) => document.elementFromPoint(left + 40, y)?.closest('.row'));
}

/**
 * Returns what can be done with a table that is shown by `mount`, whoever made it. Its scroller, header and rows are found by the same
 * names.
 */
export function tableActions(mount: () => void): Actions {
  const scroller = () => find('[data-part="scroller"]');
  const sort = () => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.header button')];
    buttons.find(({ textContent }) => textContent.startsWith('Title'))?.click();
  };
  return {
    mount,
    sort,
    warmSort: sort,
    select: () => find('.body .row:nth-child(4) input[type="checkbox"]').click(),
    selectAll: () => find('.header input[type="checkbox"]').click(),
    scroll: () => {
      scroller().scrollTop += scrollStep;
    },
    fling: () => {
      const box = scroller();
      box.scrollTop += box.clientHeight;
      requestAnimationFrame(() => {
        if (!isCovered(box)) document.body.dataset['blankFrames'] = String(blankFrames() + 1);
      });
    },
  };
}

/** Returns how many frames of a fling were painted with a gap. */
function blankFrames(): number {
  return Number(document.body.dataset['blankFrames'] ?? 0);
}
