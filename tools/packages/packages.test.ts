import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { beforeAll, describe, expect, it } from 'vitest';

import { deriveSidebar } from '../../packages/theme/src/sidebar/index.ts';
import { colorRoles } from '../../packages/theme/src/tokens/roles.ts';
import { locales } from '../../packages/values/src/locales/locales.ts';
import { root } from '../install.mjs';
import { names, output } from './freshApp.ts';
import { app, build, bundle, filesOf, type Manifest, manifestOf, newPage, open, read } from './inApp.ts';

/** Names the catalogues of each package. */
const cataloguesOf: Readonly<Record<(typeof names)[number], readonly string[]>> = {
  values: [],
  contract: [],
  theme: [],
  ui: [...locales, 'en.inputs', 'en.planning', 'en.recurrence', 'en.theming'],
  forms: [...locales, 'en.fields', 'rich-text/en.article', ...locales.map((locale) => `rich-text/${locale}`)],
};

describe.each(names)('the tarball of %s', (name) => {
  it('holds what ships and nothing else', () => {
    const files = filesOf(name);
    const others = files.filter(
      (file) =>
        !/^dist\/src\/.+(?:\.js|\.d\.ts)$/.test(file) &&
        !/^(?:dist\/locales|labels)\/.+\.json$/.test(file) &&
        !/^dist\/llms\/\w+\.md$/.test(file),
    );
    expect(others.sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      ...(name === 'ui' || name === 'forms' ? ['dist/llms.txt'] : []),
      'package.json',
      ...(name === 'theme' ? ['tokens.json'] : []),
    ]);
    const forTests = /\.(?:test|stories)\.|__screenshots__|\/testing\//;
    expect(files.filter((file) => forTests.test(file) && name !== 'contract')).toEqual([]);
    const catalogues = files.filter((file) => file.startsWith('dist/locales/'));
    expect(catalogues.sort()).toEqual(cataloguesOf[name].map((part) => `dist/locales/${part}.json`).sort());
  });

  it('has no two files whose names differ in case alone, of which macOS and Windows would keep one', () => {
    const alike = Map.groupBy(filesOf(name), (file) => file.toLowerCase());
    expect([...alike.values()].filter((files) => files.length > 1)).toEqual([]);
  });

  it('points to nothing that it lacks', () => {
    const texts = filesOf(name).filter((file) => /\.(?:js|ts|md|json)$/.test(file));
    const pointers = texts.flatMap((file) =>
      [...read(name, file).matchAll(/sourceMappingURL|\bdocs\/[\w/-]+\.md|\(ADR \d/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    );
    expect(pointers).toEqual([]);
  });

  it('holds everything that its description names', () => {
    const targets = Object.values(manifestOf(name).exports).flatMap((target) =>
      Object.entries(typeof target === 'string' ? { default: target } : target),
    );
    const shipped = targets
      .filter(([condition]) => condition !== '@bureau/source')
      .map(([, target]) => target);
    const held = filesOf(name).map((file) => `./${file}`);
    expect(shipped.filter((target) => !held.some((file) => matches(target, file)))).toEqual([]);
  });

  it('says its licence, how it is used, and what its version brings', () => {
    const workspace = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
    expect(manifestOf(name).license).toBe(workspace.license);
    expect(read(name, 'LICENSE')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
    expect(read(name, 'README.md')).toContain(`npm install @bureau/${name}`);
    expect(read(name, 'CHANGELOG.md')).toContain(`## ${manifestOf(name).version}\n`);
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

it.each(['ui', 'forms'] as const)(
  'the tarball of %s tells a coding assistant how each component is used',
  (name) => {
    const index = read(name, 'dist/llms.txt');
    const paths = Array.from(index.matchAll(/\]\((llms\/\w+\.md)\)/g), ([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(10);
    const texts = paths.map((path) => read(name, 'dist', path));
    expect(
      texts.filter((text) => !text.includes('## Props of ') || !text.includes(`'@bureau/${name}`)),
    ).toEqual([]);
  },
);

describe('an application that has installed them', () => {
  /** The page that a server renders. */
  let served: string;

  beforeAll(async () => {
    await build('index.html');
    served = await output('node', [join(app.folder, 'src/server.ts')]);
  });

  it('shows a button in the browser, in the look and the language that were asked for', async () => {
    await open({ path: 'index.html' }, async (page) => {
      const button = page.getByRole('button', { name: '01:30' });
      await button.waitFor();
      const { color, font } = await button.evaluate((element) => {
        const style = getComputedStyle(element);
        return { color: style.backgroundColor, font: style.fontFamily };
      });
      expect(color).not.toMatch(/^(?:rgba\(0, 0, 0, 0\)|rgb\(239, 239, 239\))$/);
      expect(font).toContain('Inter');
      await page.getByRole('link', { name: 'Bureau (wird in einem neuen Tab geöffnet)' }).waitFor();
    });
  });

  it('renders a button on a server, with its styles', () => {
    const styles = Array.from(served.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css).join('');
    const [, name] = /<button[^>]* class="\S+ (\w+)"[^>]*>.*Speichern/.exec(served) ?? [];
    expect(styles).toContain(`.${name}{`);
    expect(styles).toContain('--bureau-color-text:');
    expect(served).toContain('(wird in einem neuen Tab geöffnet)');
  });

  it('names a button on a server as in the browser, which has but a part of the components', async () => {
    const [, name = ''] = /<button[^>]* class="(\S+) /.exec(served) ?? [];
    expect(name).not.toBe('');
    await open({ path: 'index.html' }, async (page) => {
      const button = page.getByRole('button', { name: '01:30' });
      await button.waitFor();
      expect((await button.getAttribute('class'))?.split(' ')[0]).toBe(name);
    });
  });

  it('shows the theme alone as the server wrote it, before any script has run', async () => {
    const html = await output('node', [join(app.folder, 'src/themedPage.ts')]);
    const page = await newPage({ javaScriptEnabled: false });
    try {
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
      await page.context().close();
    }
  });

  it('pays for a badge alone when that is what it shows', async () => {
    const [badge, floor] = [await bundle('src/badge.tsx'), await bundle('src/floor.tsx')];
    const ours = badge.modules.filter((id) => id.includes('/@bureau/'));
    expect(ours.map((id) => id.replace(/^.*\/@bureau\//, '')).sort()).toEqual([
      'ui/dist/src/primitives/Badge/Badge.js',
      'ui/dist/src/primitives/Badge/Badge.styles.js',
    ]);
    expect(badge.modules.filter((id) => /react-aria|tanstack|lucide|date-fns/.test(id))).toEqual([]);
    expect(badge.size - floor.size).toBeLessThan(2500);
  });

  // a bundler resolves all that the examples of the READMEs use as well, and what a property takes below
  it.each([
    ['node16', 'node18'],
    ['nodenext', 'nodenext'],
  ])('is given types by %s, and by what is private none', async (moduleResolution, module) => {
    const options = ['--moduleResolution', moduleResolution, '--module', module];
    expect(await output('tsc', ['-p', app.folder, ...options])).toBe('');
  });

  it('is given types by a bundler, even where an optional property takes no undefined', async () => {
    const options = ['--moduleResolution', 'bundler', '--module', 'esnext', '--exactOptionalPropertyTypes'];
    // types of react-aria do not hold by this rule
    const errors = await output('tsc', ['-p', app.folder, ...options]).then(
      () => [],
      (error: Error) =>
        error.message.split('\n').filter((line) => /@bureau\/|bureau-fresh[^/]*\/src\//.test(line)),
    );
    expect(errors).toEqual([]);
  });

  it('has every text of every entry on Node', async () => {
    expect(await output('node', [join(app.folder, 'src/texts.ts')])).toBe('true true true\n');
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
