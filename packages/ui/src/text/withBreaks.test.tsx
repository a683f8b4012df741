import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withBreaks } from './withBreaks.ts';

const shown = (text: string) => render(withBreaks(text)).container.innerHTML;

it('breaks an address at its signs, not inside a word', () => {
  expect(shown('office@harbour.example')).toBe('office@<wbr>harbour<wbr>.example');
  expect(shown('See https://harbour.example/open_days now')).toBe(
    'See https://<wbr>harbour<wbr>.example/<wbr>open_<wbr>days now',
  );
});

it('leaves alone what fits on a line, and what ends a sentence', () => {
  expect(shown('31.12.2026 10:00')).toBe('31.12.2026 10:00');
  expect(shown('e.g. a@b.example')).toBe('e.g. a@b.example');
  expect(shown('Rechnungsempfänger. Alle')).toBe('Rechnungsempfänger. Alle');
});

it('reads and copies as it was written', () => {
  const text = 'office@harbour.example and https://harbour.example';
  expect(render(withBreaks(text)).container.textContent).toBe(text);
});
