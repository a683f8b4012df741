import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyTheme } from './applyTheme.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

const root = document.documentElement;

class FakeSystem extends EventTarget {
  matches = false;
  prefer(isDark: boolean) {
    this.matches = isDark;
    this.dispatchEvent(new Event('change'));
  }
}

const still = new FakeSystem();
const stubSystem = (dark: FakeSystem) =>
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('color-scheme') ? dark : still));

beforeEach(() => stubSystem(new FakeSystem()));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the theme by attributes of the root', () => {
  render(<ThemeProvider layout="dark" density="compact" />);
  expect(Object.fromEntries(Object.entries(root.dataset))).toMatchObject({
    layout: 'dark',
    scheme: 'dark',
    density: 'compact',
  });
});

it('switches without rendering what is below it', () => {
  const Page = vi.fn<() => null>(() => null);
  const page = <Page />;
  const { rerender } = render(<ThemeProvider layout="light">{page}</ThemeProvider>);
  rerender(<ThemeProvider layout="dark">{page}</ThemeProvider>);
  expect(root.dataset['scheme']).toBe('dark');
  expect(Page).toHaveBeenCalledOnce();
});

it('follows the system with auto, and no longer when it is gone', () => {
  const system = new FakeSystem();
  stubSystem(system);
  const { unmount } = render(<ThemeProvider scheme="auto" />);
  expect(root.dataset['scheme']).toBe('light');
  act(() => {
    system.prefer(true);
  });
  expect(root.dataset['scheme']).toBe('dark');
  unmount();
  system.prefer(false);
  expect(root.dataset['scheme']).toBe('dark');
});

it('follows the system for the theme that was applied last', () => {
  const system = new FakeSystem();
  stubSystem(system);
  render(<ThemeProvider scheme="auto" />);
  const stop = applyTheme({ scheme: 'light' });
  system.prefer(true);
  expect(root.dataset['scheme']).toBe('light');
  applyTheme({ scheme: 'auto' });
  expect(root.dataset['scheme']).toBe('dark');
  stop();
  system.prefer(false);
  expect(root.dataset['scheme']).toBe('light');
});

it('can be applied to a part of a page', () => {
  const part = document.createElement('section');
  applyTheme({ layout: 'transparent' }, part);
  expect(Object.fromEntries(Object.entries(part.dataset))).toEqual({
    layout: 'transparent',
    scheme: 'dark',
    density: 'comfortable',
    contrast: 'standard',
  });
});

it('keeps the sidebar that the page came with until the colours of another are derived', async () => {
  const sidebarText = () => root.style.getPropertyValue('--bureau-color-sidebar-text');
  root.style.setProperty('--bureau-color-sidebar-text', 'red');
  render(<ThemeProvider layout="light" sidebar={{ background: 'ember' }} />);
  expect(sidebarText()).toBe('red');
  await waitFor(() => expect(sidebarText()).toMatch(/^oklch/));
});

it('leaves the page the theme that it came with, until another is known', () => {
  root.dataset['scheme'] = 'dark';
  const { rerender } = render(<ThemeProvider isKept />);
  expect(root.dataset['scheme']).toBe('dark');
  rerender(<ThemeProvider />);
  expect(root.dataset['scheme']).toBe('light');
});

it('leaves nothing of the previous theme', () => {
  const { rerender } = render(<ThemeProvider layout="light" sidebar={{ background: 'ember' }} />);
  expect(root.style.getPropertyValue('--bureau-color-sidebar-text')).not.toBe('');
  root.style.setProperty('--other', '1');
  rerender(<ThemeProvider layout="dark" sidebar={{ background: 'ember' }} />);
  expect([...root.style]).toEqual(['--other']);
  root.style.removeProperty('--other');
});

it('shows the colour of a company, its font and its corners, and leaves nothing of them', async () => {
  const value = (name: string) => root.style.getPropertyValue(`--bureau-${name}`);
  const brand = { color: '#0f6b4f', font: 'Lora', radius: 0 } as const;
  const { rerender } = render(<ThemeProvider brand={brand} />);
  await waitFor(() => expect(value('color-accent')).toMatch(/^oklch/));
  expect([value('font-family'), value('radius-medium')]).toEqual([expect.stringContaining('"Lora"'), '0px']);
  const light = value('color-link');
  rerender(<ThemeProvider brand={brand} layout="dark" />);
  expect(value('color-link')).not.toBe(light);
  rerender(<ThemeProvider />);
  expect(value('color-accent')).toBe('');
});
