import { expect as ask, type Locator } from '@playwright/test';

/** How long a matcher waits at most, in milliseconds. */
export const expectTimeout = 30_000;

/** What is asked of elements that need not be there. */
const ofAbsence: readonly (string | symbol)[] = ['not', 'toBeHidden', 'toHaveCount'];

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'waitFor' in value && 'first' in value;

/** Returns how long a matcher waits that is given these. */
function timeoutOf(args: readonly unknown[]): number {
  const options: unknown = args.at(-1);
  if (typeof options !== 'object' || options === null || !('timeout' in options)) return expectTimeout;
  return Number(options.timeout);
}

/** Makes an error that comes later point at where the test has asked. */
function placeAt(error: unknown, { stack = '' }: Error): unknown {
  if (error instanceof Error) {
    const frames = stack
      .split('\n')
      .filter((line) => /^ +at /.test(line) && !line.includes(import.meta.filename));
    error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n');
  }
  return error;
}

function waitFirst(locator: Locator, matchers: object): object {
  return new Proxy(matchers, {
    get(target, name) {
      const matcher: unknown = Reflect.get(target, name);
      if (typeof matcher !== 'function' || ofAbsence.includes(name)) return matcher;
      const state = name === 'toBeVisible' ? 'visible' : 'attached';
      return async (...args: unknown[]) => {
        const place = new Error();
        // where it does not come, the matcher says so in its own words
        await locator
          .first()
          .waitFor({ state, timeout: timeoutOf(args) })
          .catch(() => undefined);
        try {
          await Reflect.apply(matcher, target, args);
        } catch (error) {
          throw placeAt(error, place);
        }
      };
    },
  });
}

/**
 * Asks as Playwright's `expect` does, and waits for an element before it asks something of it: a matcher describes the whole page whenever it finds
 * none, for a report that nobody reads unless the last attempt fails. That was an eighth of what the pages of 41 profiled journeys did.
 */
export const expect = new Proxy(ask, {
  apply(target, self, args: Parameters<typeof ask>) {
    const matchers: object = Reflect.apply(target, self, args);
    return isLocator(args[0]) ? waitFirst(args[0], matchers) : matchers;
  },
});
