/** Answers every media query with no, and never changes. */
function matchMedia(media: string): MediaQueryList {
  const ignore = () => undefined;
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: ignore,
    removeListener: ignore,
  });
}

/** Watches nothing: jsdom has no layout, so nothing ever changes its size or comes into sight. */
class StillObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const nothing = () => undefined;

/** Writes a value so that it can stand in a selector. */
const escapeSelector = (value: string) => value.replaceAll(/[^\w-]|^(?=\d)/g, (found) => `\\${found}`);

function add(target: object, missing: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(missing))
    // some versions of jsdom name what they lack
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/**
 * Adds to jsdom what the components ask of a browser and jsdom lacks: media queries, which match nothing, observers, which see nothing,
 * scrolling, which does nothing, visibility, which all elements have, addresses of files, and capture of pointers. What is there already
 * stays. It is called once, in a file that runs before the tests, such as one of `setupFiles` of Vitest. Throws where there is no `window`.
 */
export function installBrowserApis(): void {
  if (typeof window === 'undefined')
    throw new Error('There is no window: the environment of the tests has to be jsdom.');
  add(window, { matchMedia, ResizeObserver: StillObserver, IntersectionObserver: StillObserver, CSS: {} });
  add(window.CSS, { escape: escapeSelector, supports: () => false });
  add(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    checkVisibility: () => true,
    getAnimations: () => [],
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
  });
  add(document, { elementFromPoint: () => null, elementsFromPoint: () => [] });
  add(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: nothing });
  // jsdom has this one, and it only reports that it does nothing.
  Object.defineProperty(window, 'scrollTo', { value: nothing, configurable: true, writable: true });
}
