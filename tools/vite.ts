import type { Plugin } from 'vite';

const jsonImport = /import\((['"][^'"]+\.json['"]), \{ with: \{ type: 'json' \} \}\)/g;

/**
 * Serves `import('….json', { with: { type: 'json' } })` in development. Node needs the attribute; Vite's development server makes a module
 * of JavaScript from the file, which a browser then refuses as JSON, and takes the attribute only out of static imports.
 */
export function plainJsonImports(): Plugin {
  return {
    name: 'bureau:plain-json-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: (code) =>
      code.includes("type: 'json'") ? code.replaceAll(jsonImport, 'import($1)') : undefined,
  };
}
