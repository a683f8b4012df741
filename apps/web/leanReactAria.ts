import type { Plugin } from 'vite';

const detection = /^(let \S+\$currentLocale = )\S+\(\);$/m;
const progress = /^import \{ProgressBarContext as (\S+)\} from "\.\/ProgressBar\.mjs";$/m;
const search = /^( +)update\(\);$/m;
const observer = /new MutationObserver\(update\)/;
const disconnection = /observer\.disconnect\(\);/;
const createContext = /createContext as (\S+?)[,}]/;

/**
 * Leaves out of react-aria what it does as every page loads, and nothing here needs. It asks the browser for its language, though `BureauProvider`
 * gives every component its own: the browser looks through all of its languages, which takes 18 ms before anything is drawn. And its button brings
 * a progress bar and a formatter of numbers, to be named by a bar inside while it is pending: ours announces that itself (`usePending` of @bureau/ui).
 * And a panel of tabs looks for something in it that takes the focus each time it is drawn or changes, for which the browser has to lay out what is not
 * there as a whole yet: a seventh of what a record takes to be drawn. Here it looks once nothing has changed for a moment.
 */
export function leanReactAria(): Plugin {
  return {
    name: 'bureau:lean-react-aria',
    apply: 'build',
    transform: {
      filter: {
        id: /[\\/]react-aria(?:-components)?[\\/]dist[\\/]private[\\/](?:i18n[\\/]useDefaultLocale|focus[\\/]useHasTabbableChild|Button)\.mjs$/,
      },
      handler(code, id) {
        if (id.endsWith('useDefaultLocale.mjs')) {
          if (!detection.test(code))
            this.error('react-aria detects the language of the browser in another way.');
          return code.replace(detection, "$1{ locale: 'en-US', direction: 'ltr' };");
        }
        if (id.endsWith('useHasTabbableChild.mjs')) {
          if (![search, observer, disconnection].every((part) => part.test(code)))
            this.error('react-aria looks for what takes the focus in a panel in another way.');
          return code
            .replace(
              search,
              '$1let timer; const later = () => { clearTimeout(timer); timer = setTimeout(update, 100); }; later();',
            )
            .replace(observer, 'new MutationObserver(later)')
            .replace(disconnection, '$& clearTimeout(timer);');
        }
        const create = createContext.exec(code)?.[1];
        if (create === undefined || !progress.test(code))
          this.error('The button of react-aria names what it waits for in another way.');
        return code.replace(progress, (_, name: string) => `const ${name} = ${create}(null);`);
      },
    },
  };
}
