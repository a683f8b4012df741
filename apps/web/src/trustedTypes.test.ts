import { expect, it, vi } from 'vitest';
import { allowEmptyHtml } from './trustedTypes.ts';

it('lets libraries empty an element, and nobody write HTML', () => {
  const createPolicy = vi.fn<NonNullable<Window['trustedTypes']>['createPolicy']>();
  allowEmptyHtml({ createPolicy });
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules?.createHTML('')).toBe('');
  expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

it('needs no browser with Trusted Types', () => {
  expect(() => allowEmptyHtml(undefined)).not.toThrow();
});
