import { describe, expect, it } from 'vitest';
import { findCurrent } from './findCurrent.ts';

const entries = [
  { href: '/dashboard' },
  { href: '/tasks' },
  { href: '/task' },
  { href: '/projects' },
  { href: 'https://bureau.example', isExternal: true },
  { children: [{ href: '/projects/archive' }, { href: '/invoices' }] },
];

describe('the entry of the shown page', () => {
  it.each([
    ['/tasks', '/tasks'],
    ['/tasks/detail/7', '/tasks'],
    ['/tasks?status=1&sort=-due', '/tasks'],
    ['/tasks#comments', '/tasks'],
    ['/invoices', '/invoices'],
  ])('of %s is %s', (path, href) => {
    expect(findCurrent(entries, path)).toBe(href);
  });

  it('is the longest that fits', () => {
    expect(findCurrent(entries, '/projects/archive/2025')).toBe('/projects/archive');
    expect(findCurrent(entries, '/projects/7')).toBe('/projects');
  });

  it('is none where only the beginning of a word fits', () => {
    expect(findCurrent(entries, '/tasksboard')).toBeUndefined();
  });

  it('is none for external entries and unknown pages', () => {
    expect(findCurrent(entries, 'https://bureau.example')).toBeUndefined();
    expect(findCurrent(entries, '/')).toBeUndefined();
  });
});
