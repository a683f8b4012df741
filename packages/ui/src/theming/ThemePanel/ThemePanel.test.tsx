import { cleanup, fireEvent, render } from '@testing-library/react';
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
