import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

import { hidesPointer, pointerFolders } from './pointerStates.ts';

const place = mkdtempSync(join(tmpdir(), 'bureau-pointer-'));
const folder = join(place, 'Chip');
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Writes the files of a component and asks whether its answer to a pointer is hidden. */
function isHidden(files: Readonly<Record<string, string>>): boolean {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return hidesPointer(folder, [folder, join(place, 'Button')]);
}

const hover = 'export const Root = styled.button`&:hover { color: red; }`;';
const plain = 'export const Matrix: Story = {\n  render: () => null,\n};\n';
const pointed = 'export const Matrix: Story = {\n  parameters: { pointer: { rows: {} } },\n};\n';

it('a component that looks other under a pointer shows it in its Matrix', () => {
  expect(isHidden({ 'Chip.styles.ts': hover, 'Chip.stories.tsx': plain })).toBe(true);
  expect(isHidden({ 'Chip.styles.ts': hover, 'Chip.stories.tsx': pointed })).toBe(false);
});

it('what another story shows does not count', () => {
  const other = pointed.replace('Matrix', 'Hovered');
  expect(isHidden({ 'Chip.styles.ts': hover, 'Chip.stories.tsx': plain + other })).toBe(true);
});

it('a component takes its answer from styles that have no page, and not from a component that has one', () => {
  const from = (path: string) => `import { Root } from '${path}';`;
  const shared = { '../parts/box.styles.ts': hover, '../Button/Button.styles.ts': hover };
  const stories = { 'Chip.stories.tsx': plain };
  expect(isHidden({ ...shared, ...stories, 'Chip.tsx': from('../parts/box.styles.ts') })).toBe(true);
  expect(isHidden({ ...shared, ...stories, 'Chip.tsx': from('../Button/Button.styles.ts') })).toBe(false);
});

it('a component that answers no pointer has nothing to show', () => {
  expect(isHidden({ 'Chip.styles.ts': 'export const Root = styled.b``;', 'Chip.stories.tsx': plain })).toBe(
    false,
  );
});

it('a component that shows no answer of its own names the controls that it is made of', () => {
  const button = join(place, 'Button');
  mkdirSync(button, { recursive: true });
  writeFileSync(join(button, 'Button.stories.tsx'), pointed);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'Chip.tsx'), "import { Button } from '../Button/index.ts';");
  writeFileSync(join(folder, 'Chip.stories.tsx'), plain);
  expect(pointerFolders(folder, [folder, button])).toEqual([button]);
  writeFileSync(join(folder, 'Chip.tsx'), "import { Badge, Button } from '@bureau/ui';");
  expect(pointerFolders(folder, [folder, button])).toEqual([button]);
  writeFileSync(join(folder, 'Chip.stories.tsx'), pointed);
  expect(pointerFolders(folder, [folder, button])).toEqual([]);
});
