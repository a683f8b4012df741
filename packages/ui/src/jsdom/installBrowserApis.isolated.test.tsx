import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileInput } from '../inputs/FileInput/index.ts';
import { BureauProvider } from '../provider/index.ts';
import { installBrowserApis } from './installBrowserApis.ts';

// the other tests of components do without
installBrowserApis();

it('F6 leads to a part of the page, of which all are seen', () => {
  render(
    <BureauProvider locale="en" navigate={() => undefined}>
      <main data-landmark tabIndex={-1} />
    </BureauProvider>,
  );
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(screen.getByRole('main')).toBe(document.activeElement);
});

it('nothing is found at a point, where nothing is laid out', () => {
  expect(document.elementFromPoint(1, 1)).toBeNull();
  expect(document.elementsFromPoint(1, 1)).toEqual([]);
});

it('an image that cannot be read is shown as any other file', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  const image = new File(['picture'], 'plan.png', { type: 'image/png' });
  render(<FileInput aria-label="Receipts" maxBytes={1000} value={[image]} hasPreviews />);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(screen.getByText('plan.png')).toBeDefined();
  expect(unhandled).not.toHaveBeenCalled();
});
