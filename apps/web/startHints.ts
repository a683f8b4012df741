import { type Endpoint, formatQuery, menu, settings, tasks } from '@bureau/contract';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { globalCss } from '../../packages/theme/src/GlobalStyles/GlobalStyles.tsx';
import { listPageSize } from './src/api/listPageSize.ts';
import { shellCatalogues, visitorCatalogues } from './src/core/languages/catalogues.ts';
import { filesBesideStart, firstModules, firstPages } from './visitChunks.ts';

/** What the server is asked first: by everybody, and by who has signed in. */
const firstCalls = { settings: [settings.public], account: [menu.sidebar, settings.all] };

/** Names the lists among the pages that people open first, by their addresses: their first rows are asked for with the code that shows them. */
const firstLists = { tasks: tasks.list };

/** Returns the address of the first rows of a list, as `useListPages` asks for them. */
const firstRowsOf = (list: Endpoint) =>
  `${list.path}?${String(new URLSearchParams(formatQuery(list, { page: 1, per_page: listPageSize })))}`;

/** Returns the address of English texts, as the application asks for them (core/languages). */
const textsOf = (...catalogues: readonly string[]) =>
  `/assets/i18n/en.json?catalogues=${catalogues.join(',')}`;

interface FeatureTexts {
  readonly path: string;
  readonly catalogues?: readonly string[];
}

/** Returns the function that names the catalogues of a page by its address, as its feature does. */
async function readCatalogues(): Promise<(address: string) => readonly string[]> {
  const file = fileURLToPath(new URL('./src/shell/gatedFeatures.ts', import.meta.url));
  const { module } = await runnerImport<{ readonly gatedFeatures: readonly FeatureTexts[] }>(file, {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@bureau/source'] },
  });
  return (address) => [
    address,
    ...(module.gatedFeatures.find(({ path }) => path === address)?.catalogues ?? []),
  ];
}

/**
 * Styles that code would write into the page as soon as it runs, and does not where they stand there already: those that every page shares (GlobalStyles), and what react-aria says
 * of whatever can be pressed. So every style of a page is known to the server, which allows no others (docs/adr/0061-styles-by-hash.md).
 */
const writtenStyles = [
  { attrs: { 'data-href': 'bureau-global', 'data-precedence': 'bureau-global' }, children: globalCss },
  {
    attrs: { id: 'react-aria-pressable-style' },
    children: '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}',
  },
].map((style) => ({ tag: 'style', injectTo: 'head' as const, ...style }));

/**
 * Announces to the browser, in the page itself, what the start of the application is about to ask for, so that it is asked for at once and not one
 * after the other: the font, and what `public/theme-init.js` begins to load for who has signed in and who has not: settings, account, code and English
 * texts. The styles of the start, which are but the faces of the font, stand in the page.
 */
export function startHints(): Plugin {
  let apiAddress = '';
  let styles = '';
  let reading: ReturnType<typeof readCatalogues> | undefined;
  return {
    name: 'bureau:start-hints',
    configResolved({ env }) {
      apiAddress = String(env['VITE_API_ADDRESS'] ?? '');
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const entries = Object.values(bundle).filter((one) => one.type === 'chunk' && one.isEntry);
        const named = entries.map(({ viteMetadata }) => viteMetadata?.importedCss ?? new Set<string>());
        styles = '';
        for (const file of new Set(named.flatMap((files) => [...files]))) {
          const asset = bundle[file];
          if (asset?.type === 'asset') styles += String(asset.source);
          delete bundle[file];
        }
        for (const files of named) files.clear();
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const preloadFont = (href: string) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', as: 'font', crossorigin: true, href, type: 'font/woff2' },
        });
        const files = Object.values(bundle);
        const codeOf = (...modules: string[]) =>
          files.length === 0 ? [] : filesBesideStart(files, modules).map((file) => `/${file}`);
        const cataloguesOf = await (reading ??= readCatalogues());
        const shell = codeOf(firstModules.signedIn);
        const names = Object.keys(firstPages) as (keyof typeof firstPages)[];
        const pages = names.map((address) => {
          const ofPage = codeOf(...firstPages[address]).filter((file) => !shell.includes(file));
          const texts = [textsOf(...shellCatalogues), textsOf(...cataloguesOf(address))];
          return [`page-${address}`, [...texts, ...ofPage]] as const;
        });
        const addresses = (calls: readonly Endpoint[]) => calls.map(({ path }) => apiAddress + path);
        const hints = [
          ['settings', addresses(firstCalls.settings)] as const,
          ['account', addresses(firstCalls.account)] as const,
          ['signed-out', codeOf(firstModules.signedOut)] as const,
          ['signed-in', shell] as const,
          ['visitor', [textsOf(...visitorCatalogues)]] as const,
          ...Object.entries(firstLists).map(
            ([address, list]) => [`list-${address}`, [list.id, apiAddress + firstRowsOf(list)]] as const,
          ),
          ...pages,
        ].map(([name, list]) => `data-${name}="${list.join(' ')}"`);
        const fonts = files.filter(({ fileName }) => fileName.includes('inter-latin-wght'));
        return {
          html: html.replace('src="/theme-init.js"', (source) => [source, ...hints].join(' ')),
          tags: [
            ...(files.length === 0 ? [] : writtenStyles),
            ...(styles === '' ? [] : [{ tag: 'style', injectTo: 'head' as const, children: styles }]),
            ...fonts.map(({ fileName }) => preloadFont(`/${fileName}`)),
          ],
        };
      },
    },
  };
}
