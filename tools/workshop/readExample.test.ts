import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../install.mjs';
import { readExample } from './readExample.ts';

const stories = (name: string) => join(root, `packages/ui/src/${name}.stories.tsx`);

it('the code of a component is that of its first story, without what tests watch', () => {
  const code = readExample(stories('primitives/Button/Button'), 'Button', ['children']);
  expect(code).toMatch(/^<Button\s[^]*onPress={handlePress}[^]*>Create task<\/Button>$/);
});

it('the code brings along what it names of its file', () => {
  const code = readExample(stories('layout/Accordion/Accordion'), 'Accordion', ['items']);
  expect(code).toMatch(/^const items[^]*\n\n<Accordion items={items}/);
});

it('what tests have made of a component is no code to copy', () => {
  expect(readExample(stories('data/DataTable/DataTable'), 'DataTable', ['rows'])).toBeUndefined();
});
