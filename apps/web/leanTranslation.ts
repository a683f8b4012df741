import type { Plugin } from 'vite';
import { withoutMessages } from './withoutMessages.ts';

/** Loads texts by modules that are given to i18next. */
const connector = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/m;

/** Stands in for the formatter of who brings none. */
const ownFormatter = /^( +formatter = )Formatter;$/m;

/**
 * Leaves out of i18next what the application does in its own way (core/languages): it loads texts itself, and brings a formatter.
 */
export function leanTranslation(): Plugin {
  return {
    name: 'bureau:lean-translation',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
      handler(code) {
        if (!connector.test(code) || !ownFormatter.test(code))
          this.error('i18next loads or formats texts in another way.');
        return withoutMessages(code)
          .replace(connector, 'class Connector extends EventEmitter { state = {}; }')
          .replace(ownFormatter, '$1undefined;');
      },
    },
  };
}
