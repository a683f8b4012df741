import type { Plugin } from 'vite';
import { withoutMessages } from './withoutMessages.ts';

/**
 * Leaves out of the router what the application does not use. Its package gives bundlers the build that warns developers, and names its
 * components by statements, so that a bundler keeps also those that nobody imports.
 */
export function leanRouter(): Plugin {
  return {
    name: 'bureau:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]development[\\/].*\.mjs$/ },
      handler: (code) =>
        withoutMessages(code)
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /*#__PURE__*/ '),
    },
  };
}
