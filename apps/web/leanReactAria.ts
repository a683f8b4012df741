import type { Plugin } from 'vite';

const detection = /^(let \S+\$currentLocale = )\S+\(\);$/m;
const progress = /^import \{ProgressBarContext as (\S+)\} from "\.\/ProgressBar\.mjs";$/m;
const createContext = /createContext as (\S+?)[,}]/;

/**
 * Leaves out of react-aria what it does as every page loads, and nothing here needs. It asks the browser for its language, though `BureauProvider`
 * gives every component its own: the browser looks through all of its languages, which takes 18 ms before anything is drawn. And its button brings
 * a progress bar and a formatter of numbers, to be named by a bar inside while it is pending: ours announces that itself (`usePending` of @bureau/ui).
 */
export function leanReactAria(): Plugin {
  return {
    name: 'bureau:lean-react-aria',
    apply: 'build',
    transform: {
      filter: {
        id: /[\\/]react-aria(?:-components)?[\\/]dist[\\/]private[\\/](?:i18n[\\/]useDefaultLocale|Button)\.mjs$/,
      },
      handler(code, id) {
        if (id.endsWith('useDefaultLocale.mjs')) {
          if (!detection.test(code))
            this.error('react-aria detects the language of the browser in another way.');
          return code.replace(detection, "$1{ locale: 'en-US', direction: 'ltr' };");
        }
        const create = createContext.exec(code)?.[1];
        if (create === undefined || !progress.test(code))
          this.error('The button of react-aria names what it waits for in another way.');
        return code.replace(progress, (_, name: string) => `const ${name} = ${create}(null);`);
      },
    },
  };
}
