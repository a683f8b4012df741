import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { FoundComponent } from './findComponents.tsx';

/** Tests that components are rendered where there is no browser. */
export function testOnServer(components: readonly FoundComponent[]): void {
  it.each(components)('$name is rendered where there is no browser, without a warning', ({ show }) => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(renderToString(show({}))).not.toBe('');
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });
}
