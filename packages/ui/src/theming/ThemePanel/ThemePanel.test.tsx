import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { settings } from './testing/settings.ts';
import { ThemePanel } from './ThemePanel.tsx';

afterEach(cleanup);

it('Escape closes the panel from the moment on at which it has the focus', () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const press = (event: FocusEvent) => void fireEvent.keyDown(event.target as Element, { key: 'Escape' });
  document.addEventListener('focusin', press, { once: true });
  render(
    <BureauProvider locale="en" navigate={vi.fn<(path: string) => void>()}>
      <ThemePanel
        isOpen
        onOpenChange={onOpenChange}
        value={settings}
        savedValue={settings}
        sidebarPictures={[]}
        backdropPictures={[]}
        onChange={vi.fn<() => void>()}
        onReset={vi.fn<() => void>()}
      />
    </BureauProvider>,
  );
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

/** Keeps what was saved, as an application does. */
function KeptPanel({ onSave }: { readonly onSave: () => void }) {
  const [saved, setSaved] = useState(settings);
  return (
    <BureauProvider locale="en" navigate={() => undefined}>
      <ThemePanel
        isOpen
        onOpenChange={() => undefined}
        value={{ ...settings, isHighContrast: true }}
        savedValue={saved}
        sidebarPictures={[]}
        backdropPictures={[]}
        onChange={() => undefined}
        onSave={async (value) => {
          onSave();
          setSaved(value);
        }}
      />
    </BureauProvider>
  );
}

it('leaves the focus on the button that has saved all, which then saves nothing', async () => {
  const onSave = vi.fn<() => void>();
  render(<KeptPanel onSave={onSave} />);
  const save = screen.getByRole('button', { name: 'Save for me' });
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(save));
  expect(save.hasAttribute('disabled')).toBe(false);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledOnce();
});
