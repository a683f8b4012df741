import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { deriveSidebar } from '../../packages/theme/src/sidebar/index.ts';
import { colorRoles } from '../../packages/theme/src/tokens/roles.ts';
import { locales } from '../../packages/values/src/locales/locales.ts';
import { findBrowser } from '../browser.ts';
import { root } from '../install.mjs';
import { serve } from '../stories/serve.ts';
import { makeFreshApp, names, output, type FreshApp, type PackageName } from './freshApp.ts';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

let app: FreshApp;

beforeAll(async () => {
  // Vite would otherwise build what is meant for tests.
  process.env['NODE_ENV'] = 'production';
  app = await makeFreshApp();
});

afterAll(() => app.remove());

const installed = (name: PackageName, ...path: string[]) =>
  join(app.folder, 'node_modules/@bureau', name, ...path);
const read = (name: PackageName, ...path: string[]) => readFileSync(installed(name, ...path), 'utf8');
const filesOf = (name: PackageName) => app.tarballs.get(name)?.files ?? [];
const manifestOf = (name: PackageName) => JSON.parse(read(name, 'package.json')) as Manifest;

describe.each(names)('the tarball of %s', (name) => {
  it('holds what ships and nothing else', () => {
    const files = filesOf(name);
    const others = files.filter(
      (file) => !/^dist\/src\/.+(?:\.js|\.d\.ts)$/.test(file) && !file.startsWith('dist/locales/'),
    );
    expect(others.sort()).toEqual([
      'README.md',
      'package.json',
      ...(name === 'theme' ? ['tokens.json'] : []),
    ]);
    expect(files.filter((file) => /\.(?:test|stories)\.|__screenshots__|\/testing\//.test(file))).toEqual([]);
    const catalogues = files.filter((file) => file.startsWith('dist/locales/'));
    expect(catalogues.sort()).toEqual(
      name === 'ui' ? [...locales, 'en.inputs'].map((part) => `dist/locales/${part}.json`).sort() : [],
    );
  });

  it('holds everything that its description names', () => {
    const targets = Object.values(manifestOf(name).exports).flatMap(Object.entries<string>);
    const shipped = targets
      .filter(([condition]) => condition !== '@bureau/source')
      .map(([, target]) => target);
    const held = filesOf(name).map((file) => `./${file}`);
    expect(shipped.filter((target) => !held.some((file) => matches(target, file)))).toEqual([]);
  });

  it('says its licence, and how it is used', () => {
    const workspace = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
    expect(manifestOf(name).license).toBe(workspace.license);
    expect(read(name, 'README.md')).toContain(`npm install @bureau/${name}`);
  });

  it('names every package that it imports, and later versions of its peers will do', () => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(name);
    const scripts = filesOf(name).filter((file) => /\.(?:js|d\.ts)$/.test(file));
    const imported = new Set(scripts.flatMap((file) => importedPackages(read(name, file))));
    const named = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    expect([...imported].filter((other) => !named.includes(other))).toEqual([]);
    for (const [peer, range] of Object.entries(peerDependencies)) {
      const { version } = JSON.parse(
        readFileSync(join(app.folder, 'node_modules', peer, 'package.json'), 'utf8'),
      ) as Manifest;
      expect(`${peer} ${range}`).toBe(`${peer} ^${version}`);
    }
  });
});

describe('an application that has installed them', () => {
  it('shows a button in the browser, in the look and the language that were asked for', async () => {
    await build({ root: app.folder, configFile: false, logLevel: 'error' });
    const server = await serve(join(app.folder, 'dist'));
    const browser = await chromium.launch(await findBrowser());
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(server.url);
      const button = page.getByRole('button', { name: '01:30' });
      await button.waitFor();
      const { color, font } = await button.evaluate((element) => {
        const style = getComputedStyle(element);
        return { color: style.backgroundColor, font: style.fontFamily };
      });
      expect(color).not.toMatch(/^(?:rgba\(0, 0, 0, 0\)|rgb\(239, 239, 239\))$/);
      expect(font).toContain('Inter');
      await page.getByRole('link', { name: 'Bureau (wird in einem neuen Tab geöffnet)' }).waitFor();
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      server.close();
    }
  });

  it('renders a button on a server, with its styles', async () => {
    const page = await output('node', [join(app.folder, 'src/server.ts')]);
    const styles = Array.from(page.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css).join('');
    const [, name] = /<button[^>]* class="\S+ (\w+)"[^>]*>.*Speichern/.exec(page) ?? [];
    expect(styles).toContain(`.${name}{`);
    expect(styles).toContain('--bureau-color-text:');
    expect(page).toContain('(wird in einem neuen Tab geöffnet)');
  });

  it('shows the theme alone as the server wrote it, before any script has run', async () => {
    const html = await output('node', [join(app.folder, 'src/themedPage.ts')]);
    const browser = await chromium.launch(await findBrowser());
    try {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.setContent(html);
      const look = await page.locator('nav').evaluate((nav) => {
        const colors = ({ backgroundColor, color }: CSSStyleDeclaration) => ({ backgroundColor, color });
        return {
          page: colors(getComputedStyle(document.documentElement)),
          nav: colors(getComputedStyle(nav)),
        };
      });
      const dark = colorRoles.dark;
      const { roles, isAdjusted } = deriveSidebar({ background: '#ffee00', font: 'white' }) ?? {};
      expect(isAdjusted).toBe(true);
      expect(look).toEqual({
        page: { backgroundColor: dark.surface, color: dark.text },
        nav: { backgroundColor: roles?.['sidebar-surface'], color: roles?.['sidebar-text'] },
      });
    } finally {
      await browser.close();
    }
  });

  it('pays for a badge alone when that is what it shows', async () => {
    const [badge, floor] = [await bundle('badge'), await bundle('floor')];
    const ours = badge.modules.filter((id) => id.includes('/@bureau/'));
    expect(ours.map((id) => id.replace(/^.*\/@bureau\//, '')).sort()).toEqual([
      'ui/dist/src/primitives/Badge/Badge.js',
      'ui/dist/src/primitives/Badge/Badge.styles.js',
    ]);
    expect(badge.modules.filter((id) => /react-aria|tanstack|lucide|date-fns/.test(id))).toEqual([]);
    expect(badge.size - floor.size).toBeLessThan(2500);
  });

  it.each([
    ['bundler', 'esnext', false],
    // TypeScript's declarations lose the attribute of an imported JSON file, which these two then miss.
    ['node16', 'node18', true],
    ['nodenext', 'nodenext', true],
  ])('is given types by %s, and by what is private none', async (moduleResolution, module, skipLibCheck) => {
    const options = [
      '--moduleResolution',
      moduleResolution,
      '--module',
      module,
      '--skipLibCheck',
      String(skipLibCheck),
    ];
    expect(await output('tsc', ['-p', app.folder, ...options])).toBe('');
  });

  it.each([
    '@bureau/ui/dist/src/index.js',
    '@bureau/ui/src/index.ts',
    '@bureau/theme/tokens',
    '@bureau/values/date',
  ])('cannot import %s, which is private', (path) => {
    const require = createRequire(join(app.folder, 'index.js'));
    expect(() => require.resolve(path)).toThrow(
      expect.objectContaining({ code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' }),
    );
  });
});

/** Returns whether a path is that of a target of `exports`, in which `*` stands for one name. */
function matches(target: string, file: string): boolean {
  const [start = '', end] = target.split('*');
  return end === undefined ? file === target : file.startsWith(start) && file.endsWith(end);
}

/** Lists the packages that a module imports. */
function importedPackages(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport\(?)\s*['"]((?:@[\w-]+\/)?[\w-]+)[^'"]*['"]/g)].map(
    (match) => match[1] ?? '',
  );
}

/** Builds a module of the application, minified, and gives its size in bytes and the modules of which it is made. */
async function bundle(name: string): Promise<{ size: number; modules: string[] }> {
  const result = await build({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: join(app.folder, `src/${name}.tsx`) } },
  });
  if (!('output' in result)) throw new Error('Vite built more than one thing.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return {
    size: chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0),
    modules: modules
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.replaceAll('\\', '/')),
  };
}
