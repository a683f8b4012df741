import { expect, it } from 'vitest';

import { parseLog } from './readChanges.ts';

it('a change log is read by releases, without what only follows from other packages', () => {
  const log = `# @bureau/ui

## 0.3.0

### Minor Changes

- 59c6fb1: New: \`Tree\`.

  | old | new |
  | --- | --- |
  | A   | B   |

- A line without a commit.

### Patch Changes

- Updated dependencies [59c6fb1]
  - @bureau/theme@0.3.0

## 0.2.0

### Patch Changes

- 08288f4: \`Badge\` wraps
  long words.
`;
  expect(parseLog(log)).toEqual([
    { version: '0.3.0', text: 'New: `Tree`.\n\n| old | new |\n| --- | --- |\n| A   | B   |' },
    { version: '0.3.0', text: 'A line without a commit.' },
    { version: '0.2.0', text: '`Badge` wraps\nlong words.' },
  ]);
});
