import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Link } from '../../primitives/Link/index.ts';
import { HoverCard } from './HoverCard.tsx';

afterEach(cleanup);

it('is what describes its link while it is open, beside what describes that anyway', async () => {
  const user = userEvent.setup();
  render(
    <>
      <HoverCard content="Head of sales">
        <Link href="/users/detail/3" aria-describedby="away">
          Marta Lindqvist
        </Link>
      </HoverCard>
      <p id="away">Away until Monday</p>
    </>,
  );
  const link = screen.getByRole('link');
  const describedBy = () =>
    (link.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(describedBy()).toEqual(['Away until Monday']);
  await user.tab();
  expect(document.activeElement).toBe(link);
  expect(describedBy()).toEqual(['Away until Monday', 'Head of sales']);
  await user.keyboard('{Escape}');
  expect(describedBy()).toEqual(['Away until Monday']);
});

it('leaves no description behind on a link that had none', async () => {
  const user = userEvent.setup();
  render(
    <HoverCard content="Head of sales">
      <Link href="/users/detail/3">Marta Lindqvist</Link>
    </HoverCard>,
  );
  await user.tab();
  expect(screen.getByRole('link').hasAttribute('aria-describedby')).toBe(true);
  await user.tab();
  expect(screen.getByRole('link').hasAttribute('aria-describedby')).toBe(false);
});
