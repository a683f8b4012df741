import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getAnnouncements } from '../../provider/announcer/announcements.ts';
import { Button } from './Button.tsx';

afterEach(cleanup);

/** Returns what was announced last. */
const announced = () => getAnnouncements().at(-1)?.text;

function Sending({ name, isPending }: { name: string; isPending: boolean }) {
  return (
    <>
      <form id="note">
        <input aria-label="Note" />
      </form>
      <Button type="submit" form="note" isPending={isPending}>
        {name}
      </Button>
      <input aria-label="Search" />
    </>
  );
}

it('announces that it waits to who has pressed it, in words that are apart', () => {
  const { rerender } = render(<Sending name="Save" isPending={false} />);
  screen.getByRole('button').focus();
  rerender(<Sending name="Save" isPending />);
  expect(announced()).toBe('Save in progress');
  expect(screen.getByRole('button', { name: 'Save in progress' })).toBe(document.activeElement);
});

it('announces it to who has submitted its form by the Enter key as well', () => {
  const { rerender } = render(<Sending name="Send" isPending={false} />);
  screen.getByRole('textbox', { name: 'Note' }).focus();
  rerender(<Sending name="Send" isPending />);
  expect(announced()).toBe('Send in progress');
});

it('does not interrupt who does something else', () => {
  const { rerender } = render(<Sending name="Load" isPending={false} />);
  screen.getByRole('textbox', { name: 'Search' }).focus();
  rerender(<Sending name="Load" isPending />);
  expect(announced()).not.toContain('Load');
});
