import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { CommandPalette } from './CommandPalette.tsx';

afterEach(cleanup);

it('has the focus in its field each time it opens', async () => {
  const show = (isOpen: boolean) => (
    <BureauProvider locale="en" navigate={() => undefined}>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={() => undefined}
        groups={[]}
        onRun={() => undefined}
        query=""
        onQueryChange={() => undefined}
      />
    </BureauProvider>
  );
  const { rerender } = render(show(true));
  const first = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(first));
  rerender(show(false));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  rerender(show(true));
  const second = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(second));
});
