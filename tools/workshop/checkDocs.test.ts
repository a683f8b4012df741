import { describe, expect, it } from 'vitest';

import { checkDocs } from './checkDocs.ts';
import type { ComponentDocs } from './docs.types.ts';

const sections = {
  'When to use': '-',
  'When not to use': '-',
  Do: '-',
  'Don’t': '-',
  Anatomy: '-',
  Keyboard: '-',
};

const page = (change: Partial<ComponentDocs>): ComponentDocs => ({
  id: 'ui-button',
  name: 'Button',
  group: 'Components/Primitives',
  file: 'packages/ui/src/primitives/Button/Button.stories.tsx',
  guide: { lead: 'Starts an action.', sections },
  example: '<Button />',
  components: [],
  controls: [],
  functions: [],
  types: [],
  ...change,
});

describe('what the pages of the workshop lack', () => {
  it('is nothing where all is said', () => {
    expect(checkDocs({ pages: [page({})] })).toEqual([]);
  });

  it('is told where a component has no guide', () => {
    const { guide, ...unguided } = page({});
    expect(guide).toBeDefined();
    expect(checkDocs({ pages: [unguided] })).toEqual([
      'Button has no guide: packages/ui/src/primitives/Button/Button.md is missing.',
    ]);
  });

  it('is told where a guide leaves out what a reader looks for', () => {
    const guide = { lead: '', sections: { ...sections, Do: '', Anatomy: '' } };
    expect(checkDocs({ pages: [page({ guide })] })).toEqual([
      'packages/ui/src/primitives/Button/Button.md does not begin with what Button is for.',
      'packages/ui/src/primitives/Button/Button.md has no “Do”.',
      'packages/ui/src/primitives/Button/Button.md has no “Anatomy”.',
    ]);
  });

  it('is told where there is no code to copy', () => {
    const { example, ...uncoded } = page({});
    expect(example).toBeDefined();
    expect(checkDocs({ pages: [uncoded] })).toEqual([
      'Button has no code to copy: its guide needs an “Example”, as no story can be one.',
    ]);
  });

  it('is told where no story shows the states side by side', () => {
    const file = 'packages/ui/src/primitives/Bottom/Bottom.stories.tsx';
    expect(checkDocs({ pages: [page({ name: 'Bottom', file })] })).toEqual([
      'Bottom has no Matrix, which shows its states side by side.',
    ]);
  });

  it('is told where nobody says by which keys that is used which answers a pointer', () => {
    const { Keyboard, ...others } = sections;
    expect(Keyboard).toBeDefined();
    expect(checkDocs({ pages: [page({ guide: { lead: 'Starts.', sections: others } })] })).toEqual([
      'Button answers a pointer, and its guide names no key (“Keyboard”).',
    ]);
  });

  it('is told of keys that no test presses', () => {
    const guide = { lead: 'Starts.', sections: { ...sections, Keyboard: '| `Enter`, `F9` | Presses it |' } };
    expect(checkDocs({ pages: [page({ guide })] })).toEqual([
      'No test of Button presses F9, which its guide promises.',
    ]);
  });

  it('is told of props without a sentence, and not of those of React Aria', () => {
    const member = { type: 'string', isRequired: false, doc: '', isInherited: false };
    const button = {
      name: 'Button',
      kind: 'component',
      entry: '@bureau/ui',
      file: 'packages/ui/src/primitives/Button/Button.tsx',
      doc: 'Starts an action.',
      declaration: '',
      status: 'stable',
      members: [
        { ...member, name: 'size' },
        { ...member, name: 'onPress', isInherited: true },
      ],
    } as const;
    expect(checkDocs({ pages: [page({ components: [button] })] })).toEqual(['Button.size has no sentence.']);
  });
});
