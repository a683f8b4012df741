import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { copyRepository, type Copy } from './copy.ts';

let copy: Copy;

beforeAll(() => {
  copy = copyRepository();
});

afterAll(() => copy.remove());

const make = (...args: string[]) => copy.run('node', 'tools/new/run.ts', ...args, '--no-pictures');
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
  ])('%s %s is refused in words', (kind, name, reason) => {
    expect(refusal(kind, name)).toMatch(reason);
  });
});

describe('what is made', () => {
  beforeAll(() => {
    make('component', 'primitives/StatusStamp');
    make('component', 'fields/ColourField');
  });

  it('has the files of the model', () => {
    const folder = 'packages/ui/src/primitives/StatusStamp';
    const files = ['.tsx', '.styles.ts', '.stories.tsx', '.test.tsx'].map(
      (end) => `${folder}/StatusStamp${end}`,
    );
    expect([...files, `${folder}/index.ts`].filter((file) => !existsSync(join(copy.folder, file)))).toEqual(
      [],
    );
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
    copy.run('prettier', '--check', 'packages', 'apps');
    copy.run('oxlint');
  });

  it('keeps the boundaries', () => {
    copy.run('node', 'tools/boundaries.ts');
  });

  it('leaves nothing unused', () => {
    copy.run('knip');
  });

  it('passes its tests', () => {
    expect(copy.run('vitest', 'run', '--project', 'components', 'StatusStamp', 'ColourField')).toContain(
      '2 passed',
    );
  });
});
