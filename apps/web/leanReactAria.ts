import type { Plugin } from 'vite';

const detection = /^(let \S+\$currentLocale = )\S+\(\);$/m;

/**
 * Has react-aria not ask the browser for its language: `BureauProvider` gives every component its own. The question is asked as the module is
 * loaded, and makes the browser look through all of its languages: 18 ms before anything is drawn.
 */
export function leanReactAria(): Plugin {
  return {
    name: 'bureau:lean-react-aria',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/ },
      handler(code) {
        if (!detection.test(code))
          this.error('react-aria detects the language of the browser in another way.');
        return code.replace(detection, "$1{ locale: 'en-US', direction: 'ltr' };");
      },
    },
  };
}
