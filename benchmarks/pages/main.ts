import '@bureau/theme/fonts';

/** Names what a page can do; each is run from outside and measured there. */
export type Actions = Readonly<Record<string, () => unknown>>;

/** Draws a page into an element, ready for its actions. */
export type Start = (root: HTMLElement, options: URLSearchParams) => Actions | Promise<Actions>;

declare global {
  interface Window {
    bench: { run: (action: string, count: number) => Promise<void> };
  }
}

const pages = import.meta.glob<{ start: Start }>('./*/{bureau,floor}.tsx');

/** Waits until what has been drawn is painted, and what runs after the painting has run. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
}

async function open(): Promise<void> {
  const [name = '', options] = location.hash.slice(1).split('?');
  const load = pages[`./${name}.tsx`];
  const root = document.getElementById('root');
  if (!load || !root) throw new Error(`There is no page ${name}.`);
  await document.fonts.load('14px "Inter Variable"');
  const { start } = await load();
  const actions = await start(root, new URLSearchParams(options));
  await painted();
  window.bench = {
    run: async (action, count) => {
      const act = actions[action];
      if (!act) throw new Error(`The page has no action ${action}.`);
      for (let done = 0; done < count; done++) {
        await painted();
        performance.mark('start');
        act();
        await painted();
        performance.mark(action);
      }
    },
  };
}

void open();
