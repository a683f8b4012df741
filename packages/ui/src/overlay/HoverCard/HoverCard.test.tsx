import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Link } from '../../primitives/Link/index.ts';
import { useEscape } from '../useEscape.ts';
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

/** Stands in for the panel beside a list, and for the bar of what is selected. */
function ClosedByEscape({
  children,
  onEscape,
}: {
  readonly children: ReactNode;
  readonly onEscape: () => void;
}) {
  const root = useRef<HTMLElement>(null);
  useEscape(onEscape, root);
  return <section ref={root}>{children}</section>;
}

it('is closed by Escape while the pointer is on its link, and nothing around it', async () => {
  const user = userEvent.setup();
  const onEscape = vi.fn<() => void>();
  render(
    <ClosedByEscape onEscape={onEscape}>
      <HoverCard content="Head of sales">
        <Link href="/users/detail/3">Marta Lindqvist</Link>
      </HoverCard>
    </ClosedByEscape>,
  );
  await user.hover(screen.getByRole('link'));
  expect(await screen.findByText('Head of sales')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Head of sales')).toBeNull();
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
});
