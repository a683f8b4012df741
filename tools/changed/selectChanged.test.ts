import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { selectChanged } from './selectChanged.ts';
import { type Selection, stages } from './selectTests.ts';

/** A button that a dialog shows, a chart that nobody shows, an application of one page, and an API that reads its texts. */
const sources = {
  'package.json': '{}',
  'docs/product.md': '# The product',
  'packages/ui/package.json': JSON.stringify({
    name: '@bureau/ui',
    exports: { '.': { '@bureau/source': './src/index.ts' } },
  }),
  'packages/ui/src/index.ts': `export * from './Button/index.ts'; export { Chart as Graph } from './Chart.tsx'; export * from './Dialog.tsx';`,
  'packages/ui/src/Button/index.ts': `export { Button, type ButtonProps } from './Button.tsx';`,
  'packages/ui/src/Button/Button.tsx': `export interface ButtonProps { label: string }\nexport const Button = ({ label }: ButtonProps) => <button>{label}</button>;`,
  'packages/ui/src/Button/Button.stories.tsx': `import { Button } from './Button.tsx'; export const Matrix = { component: Button };`,
  'packages/ui/src/Button/__screenshots__/button--matrix-dark.png': 'a picture',
  'packages/ui/src/Dialog.tsx': `import { Button } from './Button/index.ts'; export const Dialog = () => <Button label="Close" />;`,
  'packages/ui/src/Dialog.test.tsx': `import { Dialog } from './Dialog.tsx'; console.log(Dialog);`,
  'packages/ui/src/Chart.tsx': `import type { ButtonProps } from './Button/index.ts'; export const Chart = (props: ButtonProps) => <svg {...props} />;`,
  'packages/ui/src/Chart.test.tsx': `import { Graph } from '@bureau/ui'; console.log(Graph);`,
  'apps/web/src/Page.tsx': `import { Dialog } from '@bureau/ui'; export const Page = () => <Dialog />;`,
  'apps/web/src/Page.stories.tsx': `const { Page } = await import('./Page.tsx'); export const Basic = { component: Page };`,
  'apps/web/src/texts.ts': `export const texts = import.meta.glob('./locales/*.json');`,
  'apps/web/src/texts.test.ts': `import { texts } from './texts.ts'; console.log(texts);`,
  'apps/web/src/locales/en.json': '{}',
  'apps/api/src/server.ts': `export const texts = new URL('../../web/src/locales', import.meta.url);`,
  'apps/api/src/server.test.ts': `import { texts } from './server.ts'; console.log(texts);`,
  'apps/api/src/product.test.ts': `console.log(new URL('../../../docs/product.md', import.meta.url));`,
  'e2e/support/test.ts': `export const test = () => undefined;`,
  'e2e/sign-in.spec.ts': `import { test } from './support/test.ts'; test();`,
  'e2e/public.spec.ts': `console.log('public');`,
  '.storybook/preview.tsx': `export const decorators = [];`,
};
type File = keyof typeof sources;

const nothing = Object.fromEntries(stages.map((stage) => [stage, []])) as unknown as Selection;
const everything = Object.fromEntries(stages.map((stage) => [stage, 'all'])) as Selection;

describe('what runs of the tests after a change', () => {
  let root: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const change = (file: File) => write(file, `${sources[file]}\n`);
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=Ann', '-c', 'user.email=ann@bureau.example', 'commit', '--quiet', '--message=x');
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bureau-changed-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    git('init', '--quiet', '--initial-branch=main');
    for (const [file, text] of Object.entries(sources)) write(file, text);
    commit();
  });

  it('is nothing where nothing has changed', () => {
    expect(selectChanged(root)).toEqual(nothing);
  });

  it('is what needs a leaf, through lists of exports as well, and all that uses the application', () => {
    change('packages/ui/src/Button/Button.tsx');
    expect(selectChanged(root)).toEqual({
      unit: ['packages/ui/src/Dialog.test.tsx'],
      api: [],
      packages: 'all',
      generators: 'all',
      stories: ['apps/web/src/Page.stories.tsx', 'packages/ui/src/Button/Button.stories.tsx'],
      journeys: 'all',
    });
  });

  it('is what needs a name that a list of exports gives another', () => {
    change('packages/ui/src/Chart.tsx');
    const { unit, stories } = selectChanged(root);
    expect({ unit, stories }).toEqual({ unit: ['packages/ui/src/Chart.test.tsx'], stories: [] });
  });

  it('is what needs any name of a list of exports that has changed itself', () => {
    change('packages/ui/src/index.ts');
    const { unit, stories } = selectChanged(root);
    expect(unit).toEqual(['packages/ui/src/Chart.test.tsx']);
    expect(stories).toEqual(['apps/web/src/Page.stories.tsx']);
  });

  it('is what has imported a file that is gone', () => {
    rmSync(join(root, 'packages/ui/src/Dialog.tsx'));
    const { unit, stories } = selectChanged(root);
    expect(unit).toEqual(['packages/ui/src/Dialog.test.tsx']);
    expect(stories).toEqual(['apps/web/src/Page.stories.tsx']);
  });

  it('is what reads a file that a pattern or an address names', () => {
    change('apps/web/src/locales/en.json');
    const { unit, api, journeys } = selectChanged(root);
    expect(unit).toEqual(['apps/web/src/texts.test.ts']);
    expect(api).toEqual(['apps/api/src/server.test.ts']);
    expect(journeys).toBe('all');
  });

  it('is a test that is new, and nothing for one that is gone', () => {
    write('packages/ui/src/New.test.tsx', 'export {};');
    rmSync(join(root, 'packages/ui/src/Dialog.test.tsx'));
    expect(selectChanged(root)).toEqual({ ...nothing, unit: ['packages/ui/src/New.test.tsx'] });
  });

  it('is the story whose picture was replaced', () => {
    change('packages/ui/src/Button/__screenshots__/button--matrix-dark.png');
    expect(selectChanged(root)).toEqual({
      ...nothing,
      stories: ['packages/ui/src/Button/Button.stories.tsx'],
    });
  });

  it('is every story where the workshop has changed', () => {
    change('.storybook/preview.tsx');
    expect(selectChanged(root)).toEqual({ ...nothing, stories: 'all' });
  });

  it('is the journeys that need what helps them', () => {
    change('e2e/support/test.ts');
    expect(selectChanged(root)).toEqual({ ...nothing, journeys: ['e2e/sign-in.spec.ts'] });
  });

  it('is no more than the test that reads a document', () => {
    change('docs/product.md');
    expect(selectChanged(root)).toEqual({ ...nothing, api: ['apps/api/src/product.test.ts'] });
  });

  it.each([
    ['package.json', '{ "type": "module" }'],
    ['packages/ui/package.json', '{ "name": "@bureau/ui" }'],
    ['vitest.config.ts', 'export default {};'],
    ['packages/ui/src/floor.css', 'body {}'],
  ])('is everything where nobody is known to need what has changed: %s', (file, text) => {
    write(file, text);
    expect(selectChanged(root)).toEqual(everything);
  });

  it('is what has changed since a branch was left, whether committed or not', () => {
    git('switch', '--quiet', '--create', 'work');
    change('e2e/public.spec.ts');
    commit();
    git('switch', '--quiet', 'main');
    change('.storybook/preview.tsx');
    commit();
    git('switch', '--quiet', 'work');
    change('docs/product.md');
    expect(selectChanged(root, 'main')).toEqual({
      ...nothing,
      api: ['apps/api/src/product.test.ts'],
      journeys: ['e2e/public.spec.ts'],
    });
    expect(selectChanged(root)).toEqual({ ...nothing, api: ['apps/api/src/product.test.ts'] });
  });
});
