import { render, renderHook } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { BureauProvider } from '../BureauProvider/index.ts';
import { createUseMessages } from './createUseMessages.ts';
import { loadUiMessages } from './loadUiMessages.ts';

const useMessages = createUseMessages({
  'shop.open': 'Open',
  'shop.items_one': 'An item',
  'shop.items_other': '{{count}} items',
});
const messages = { 'shop.open': 'Offen' };

function German({ children }: { children: ReactNode }) {
  return (
    <BureauProvider locale="de" navigate={() => undefined} messages={messages}>
      {children}
    </BureauProvider>
  );
}

it('a package speaks English by itself', () => {
  const { result } = renderHook(() => useMessages());
  expect(result.current('shop.open')).toBe('Open');
  expect(result.current('shop.items', { count: 2 })).toBe('2 items');
});

it('the application words what it likes, English fills the rest', () => {
  const { result, rerender } = renderHook(() => useMessages(), { wrapper: German });
  const first = result.current;
  expect(first('shop.open')).toBe('Offen');
  expect(first('shop.items', { count: 1 })).toBe('An item');
  rerender();
  expect(result.current).toBe(first);
});

it('the page says its language and direction', () => {
  const { rerender } = renderHook(() => null, { wrapper: German });
  rerender();
  expect(document.documentElement).toMatchObject({ lang: 'de', dir: 'ltr' });
});

it('what is open is measured in the direction of the new language', () => {
  const directions: string[] = [];
  function Open() {
    useLayoutEffect(() => void directions.push(document.documentElement.dir));
    return null;
  }
  const show = (locale: string) => (
    <BureauProvider locale={locale} navigate={() => undefined}>
      <Open key={locale} />
    </BureauProvider>
  );
  const { rerender } = render(show('de'));
  rerender(show('he'));
  rerender(show('en'));
  expect(directions).toEqual(['ltr', 'rtl', 'ltr']);
});

it('nothing is loaded for English, nor for a language that nobody knows', async () => {
  await expect(loadUiMessages('en')).resolves.toEqual({});
  await expect(loadUiMessages('tlh')).resolves.toEqual({});
});

it('the texts of a language are those of each of its locales', async () => {
  const german = await loadUiMessages('de');
  expect(german).not.toEqual({});
  await expect(loadUiMessages('de-AT')).resolves.toBe(german);
});
