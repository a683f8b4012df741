import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const creator = fileURLToPath(new URL('./leanIcon.ts', import.meta.url));

/** Matches what an icon knows beside its shapes: its names, and the keys of the shapes, which no compression makes smaller. */
const unused = /^ {2}(?:name|size|aliases): .*$|,\s*key: "\w+"|^__iconData\.node;$/gm;

/** Has icons drawn without lucide's own components (`leanIcon.ts`), and leaves out of them all but their shapes. */
export function leanIcons(): Plugin {
  return {
    name: 'bureau:lean-icons',
    apply: 'build',
    load: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
      handler: () => `export { createIcon as default } from ${JSON.stringify(creator)};`,
    },
    transform: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/ },
      handler: (code) =>
        code.replaceAll(unused, '').replaceAll('= createLucideIcon(', '= /*#__PURE__*/ createLucideIcon('),
    },
  };
}
