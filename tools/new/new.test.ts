import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { copyRepository, type Copy } from './copy.ts';

let copy: Copy;

beforeAll(() => {
  copy = copyRepository();
});

afterAll(() => copy.remove());

/** Runs the generator, and gives the files that it says it has written. */
function make(...args: string[]): string[] {
  return copy
    .run('node', 'tools/new/run.ts', ...args, '--no-pictures')
    .trim()
    .split('\n');
}

const refusal = (...args: string[]) => copy.refusal('node', 'tools/new/run.ts', ...args);

describe('asking for something that cannot be made', () => {
  it.each([
    ['component', 'primitives/stamp', 'A component is named like StatusBadge, not “stamp”.'],
    ['component', 'primitives/Badge', 'packages/ui/src/primitives/Badge is there already.'],
    ['component', 'fields/badge', 'A component is named like StatusBadge, not “badge”.'],
    [
      'component',
      'shapes/Stamp',
      /^There is no folder “shapes” for components: .*ui\/primitives.*forms\/fields/,
    ],
    ['widget', 'primitives/Stamp', /^“widget” cannot be made\./],
    ['component', 'Stamp', /^Say the folder as well: .*ui\/primitives/],
    ['component', 'primitives/Object', '“Object” means something else already.'],
    ['component', 'primitives/Text', '“Text” means something else already.'],
    [
      'component',
      'primitives/BureauProvider',
      /^“BureauProvider” is exported by .*BureauProvider\.tsx already\./,
    ],
    ['feature', 'Taxes', 'A feature is named like leave-types, not “Taxes”.'],
    ['feature', '../taxes', 'A feature is named like leave-types, not “../taxes”.'],
    ['feature', 'knowledgebase', 'Say what one of “knowledgebase” is called: --singular tax.'],
    ['feature', 'tasks', '“tasks” is there already, in the application or in the API.'],
    [
      'feature',
      'gadgets',
      /^“gadgets” is no route\. Add it to packages\/contract\/src\/access\/routes\.ts first\./,
    ],
    [
      'feature',
      'providers',
      /^“providers” has no permissions of its own\. Add them to .*permissions\.ts first\./,
    ],
  ])('%s %s is refused in words', (kind, name, reason) => {
    expect(refusal(kind, name)).toMatch(reason);
  });

  it.each([
    [['--singular', 'class'], /^“class” means something else/],
    [['--singular', 'record'], /^“record” means something else/],
    [['--singular', 'taxes'], /^Say what one of “taxes” is called/],
    [['--code', 'TSK'], /^The codes of tasks begin with TSK\./],
    [['leaves'], /^One thing is made at a time/],
    [['--colour'], /^Unknown option '--colour'/],
  ])('feature taxes %j is refused in words', (options, reason) => {
    expect(refusal('feature', 'taxes', ...options)).toMatch(reason);
  });
});

/** As many as it takes until the lists that name them need more than a line. */
const features = [
  ['knowledgebase', '--singular', 'article'],
  ['leave-types'],
  ['announcements'],
  ['incidents'],
];

describe('what is made', () => {
  let files: string[];

  beforeAll(() => {
    files = [
      ...make('component', 'primitives/StatusStamp'),
      ...make('component', 'fields/ColourField'),
      ...make('feature', 'taxes'),
      ...features.flatMap((feature) => make('feature', ...feature)),
    ];
  });

  it('has the files of the model', () => {
    const model = [
      'StatusStamp.tsx',
      'StatusStamp.styles.ts',
      'StatusStamp.stories.tsx',
      'StatusStamp.test.tsx',
    ];
    const folder = 'packages/ui/src/primitives/StatusStamp';
    const wanted = [...model, 'index.ts'].map((file) => `${folder}/${file}`);
    expect(files.filter((file) => file.startsWith(folder)).sort()).toEqual(wanted.sort());
    expect(files.filter((file) => !existsSync(join(copy.folder, file)))).toEqual([]);
  });

  it('is not made twice', () => {
    expect(refusal('component', 'primitives/StatusStamp')).toBe(
      'packages/ui/src/primitives/StatusStamp is there already.',
    );
  });

  it('has right types', () => {
    copy.run('tsc', '-b');
  });

  it('is written like the rest', () => {
    copy.run('prettier', '--check', '--ignore-unknown', ...files);
    copy.run('oxlint', ...files.filter((file) => /\.tsx?$/.test(file)));
  });

  it('keeps the boundaries', () => {
    copy.run('node', 'tools/boundaries.ts');
  });

  it('leaves nothing unused', () => {
    copy.run('knip');
  });

  it('has its texts in every language', () => {
    copy.run('node', 'tools/lint/locales.ts');
  });

  it('passes its tests', () => {
    const tested = ['StatusStamp', 'ColourField', 'features/taxes', 'features/leave-types'];
    expect(copy.run('vitest', 'run', '--project', 'components', ...tested)).toContain('8 passed');
  });

  it('is called as the contract allows, by every role', () => {
    const tested = ['modules/taxes', 'modules/leave-types', 'http/access'];
    const only = 'taxes|leave.types';
    expect(copy.run('vitest', 'run', '--project', 'api', ...tested, '-t', only)).toContain('3 passed');
  });

  it('leaves the tests of the rest as they are', () => {
    const shell = ['src/shell/App.test', 'src/shell/features.test'];
    copy.run('vitest', 'run', '--project', 'components', ...shell);
    copy.run('vitest', 'run', '--project', 'api', 'modules/menu', 'modules/numbering', 'modules/helper');
  });
});
