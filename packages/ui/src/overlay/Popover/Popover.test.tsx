import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TagsInput } from '../../inputs/TagsInput/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { BureauProvider } from '../../provider/index.ts';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

it('stays open while what an input in it offers is pressed', async () => {
  const onChange = vi.fn<(tags: readonly string[]) => void>();
  render(
    <BureauProvider locale="en" navigate={() => undefined}>
      <Popover label="Filter" trigger={<Button>Filter</Button>} defaultIsOpen>
        <TagsInput aria-label="Tags" suggestions={['Audit', 'Brand']} onChange={onChange} />
      </Popover>
    </BureauProvider>,
  );
  const input = await screen.findByRole('combobox', { name: 'Tags' });
  await userEvent.type(input, 'au');
  const option = await screen.findByRole('option', { name: 'Audit' });
  fireEvent.pointerDown(option);
  expect(screen.queryByRole('dialog', { name: 'Filter', hidden: true })).not.toBeNull();
});
