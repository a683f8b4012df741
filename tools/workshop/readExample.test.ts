import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../install.mjs';
import { readExample } from './readExample.ts';

const stories = (name: string) => join(root, `packages/ui/src/${name}.stories.tsx`);

const entries = new Map([
  ['Button', '@bureau/ui'],
  ['Accordion', '@bureau/ui'],
  ['AccordionItem', '@bureau/ui'],
  ['Badge', '@bureau/ui'],
]);

it('the code of a component is that of its first story, without what tests watch', () => {
  const code = readExample(stories('primitives/Button/Button'), {
    name: 'Button',
    required: ['children'],
    entries,
  });
  expect(code).toMatch(/<Button\s[^]*onPress={handlePress}[^]*>Create task<\/Button>$/);
});

it('the code brings along what it names: of its file as it stands there, and of modules', () => {
  const code = readExample(stories('layout/Accordion/Accordion'), {
    name: 'Accordion',
    required: ['items'],
    entries,
  });
  expect(code).toMatch(
    /^import {.*type AccordionItem.*} from '@bureau\/ui';\n\nconst items[^]*\n\n<Accordion/,
  );
});

it('what tests have made of a component, or hand it, is no code to copy', () => {
  expect(
    readExample(stories('data/DataTable/DataTable'), { name: 'DataTable', required: ['rows'], entries }),
  ).toBeUndefined();
  expect(
    readExample(stories('inputs/ListBox/ListBox'), { name: 'ListBox', required: [], entries }),
  ).toBeUndefined();
});
