import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

it.each([false, true])('is described by what its caller names, as an alert: %s', (isAlert) => {
  render(
    <BureauProvider locale="en" navigate={() => undefined}>
      <Dialog title="Discard?" isOpen isAlert={isAlert} aria-describedby="note">
        <p id="note">It cannot be undone.</p>
      </Dialog>
    </BureauProvider>,
  );
  const dialog = screen.getByRole(isAlert ? 'alertdialog' : 'dialog', { name: 'Discard?' });
  expect(dialog.getAttribute('aria-describedby')).toBe('note');
});
