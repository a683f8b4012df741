import { fetchPrefetched } from './fetchPrefetched.ts';

/** Is thrown where code is not on the server any more, or cannot be loaded in this page: only reloading the page gets other code. */
export class StaleCodeError extends Error {}

/** The files that are here, or on their way, by their addresses. */
const fetched = new Map<string, Promise<void>>();

/** Returns whether the page itself names a module, as what it begins with. What it only has fetched ahead can be asked for again. */
const isNamed = (address: string) =>
  [
    ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
      'script[src], link[rel="modulepreload"][href]',
    ),
  ].some((element) => ('src' in element ? element.src : element.href) === address);

/** Fetches a file without running it, so that the browser has it. Unlike a module, or a link, it can be asked for again after it failed. */
async function fetchFile(address: string): Promise<void> {
  const response = await fetchPrefetched(address);
  if (response.status === 404 || response.status === 410) throw new StaleCodeError(`${address} is gone.`);
  if (!response.ok) throw new Error(`${address} could not be loaded: ${response.status}`);
  // all of it: what breaks off is not kept
  await response.arrayBuffer();
}

function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const fetching = isNamed(address) ? Promise.resolve() : fetchFile(address);
  fetched.set(address, fetching);
  fetching.catch(() => fetched.delete(address));
  return fetching;
}

/**
 * Stands behind every `import()` of the build (`lastingImports.ts`). A browser may remember that it could not fetch a module, or one that it
 * imports, for as long as the page is open, so it only imports what has arrived already: `files` holds the module and all that it
 * imports. What cannot be fetched can be asked for again.
 * @throws StaleCodeError where asking again would not help
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  await Promise.all(
    files.map((file) => fetchOnce(new URL(import.meta.env.BASE_URL + file, document.baseURI).href)),
  );
  try {
    return await load();
  } catch (cause) {
    // it is here, but a browser that keeps no files asks for it once more
    if (!navigator.onLine) throw cause;
    throw new StaleCodeError('A module cannot be imported.', { cause });
  }
}
