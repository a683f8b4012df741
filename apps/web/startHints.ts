import type { Plugin } from 'vite';
import { shellCatalogues, visitorCatalogues } from './src/core/languages/catalogues.ts';
import { cataloguesOfPages, filesBesideStart, firstModules, firstPages } from './visitChunks.ts';

const settingsPath = '/api/settings/get-settings';

/** Returns the address of English texts, as the application asks for them (core/languages). */
const textsOf = (...catalogues: readonly string[]) =>
  `/assets/i18n/en.json?catalogues=${catalogues.join(',')}`;

/**
 * Tells the browser, in the page itself, what the start of the application is about to ask for, so that it is asked for at once and not one
 * after the other: the public settings, the font, and the code and the English texts that `public/theme-init.js` begins to load for who has signed in and who has
 * not. The styles of the start, which are but the faces of the font, stand in the page.
 */
export function startHints(): Plugin {
  let apiAddress = '';
  let styles = '';
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
      handler(html, { bundle = {} }) {
        const preload = (as: string, href: string, attrs = {}) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', as, crossorigin: true, href, ...attrs },
        });
        const files = Object.values(bundle);
        const codeOf = (...modules: string[]) =>
          files.length === 0 ? [] : filesBesideStart(files, modules).map((file) => `/${file}`);
        const shell = codeOf(firstModules.signedIn);
        const names = Object.keys(firstPages) as (keyof typeof firstPages)[];
        const pages = names.map((address) => {
          const ofPage = codeOf(...firstPages[address]).filter((file) => !shell.includes(file));
          const texts = [textsOf(...shellCatalogues), textsOf(...cataloguesOfPages[address])];
          return [`page-${address}`, [...texts, ...ofPage]] as const;
        });
        const code = [
          ['signed-out', codeOf(firstModules.signedOut)] as const,
          ['signed-in', shell] as const,
          ['visitor', [textsOf(...visitorCatalogues)]] as const,
          ...pages,
        ].map(([name, list]) => `data-${name}="${list.join(' ')}"`);
        const fonts = files.filter(({ fileName }) => fileName.includes('inter-latin-wght'));
        return {
          html: html.replace('src="/theme-init.js"', (source) => [source, ...code].join(' ')),
          tags: [
            ...(styles === '' ? [] : [{ tag: 'style', injectTo: 'head' as const, children: styles }]),
            preload('fetch', apiAddress + settingsPath),
            ...fonts.map(({ fileName }) => preload('font', `/${fileName}`, { type: 'font/woff2' })),
          ],
        };
      },
    },
  };
}
