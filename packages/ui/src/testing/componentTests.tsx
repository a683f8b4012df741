import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../feedback/index.ts';
import { type FoundComponent, outside } from './findComponents.tsx';

/** Lists what a person may give a root; each value is found nowhere else. */
const attributes = {
  id: 'root',
  className: 'own',
  style: { scrollMarginTop: 7 },
  'data-probe': 'here',
  'aria-details': 'more',
};

const control = 'input, textarea, button, a, [role=group]';

interface Exceptions {
  /** Those that render no element of their own. */
  readonly withoutElement?: readonly string[];
  /** Those whose `id` is not of the element, but a key among their siblings. */
  readonly withKey?: readonly string[];
}

/** Tests what all components have in common. */
export function testComponents(
  components: readonly FoundComponent[],
  { withoutElement = [], withKey = [] }: Exceptions = {},
): void {
  beforeEach(() => {
    // not in jsdom
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  });
  afterEach(() => {
    cleanup();
    toasts.clear();
    vi.unstubAllGlobals();
  });

  describe.each(components.filter(({ name }) => !withoutElement.includes(name)))('$name', (component) => {
    it('has a story, and says what it does', () => {
      expect(component).toMatchObject({ hasStory: true, hasDocs: true });
    });

    it('hands ref, class, style, id, data-* and aria-* on to its root or its control', async () => {
      const ref = createRef<HTMLElement>();
      const { container } = render(component.show({ ...attributes, ref }));
      const found = () => [...document.querySelectorAll<HTMLElement>('[data-probe="here"]')];
      const opener = container.querySelector('[aria-haspopup][aria-expanded="false"]');
      if (opener && found().length === 0) fireEvent.click(opener);
      // a card that a link opens
      if (found().length === 0) act(() => container.querySelector('a')?.focus());
      await waitFor(() => expect(found()).toEqual([ref.current]));
      const [root] = found();
      expect(root?.classList.contains('own')).toBe(true);
      expect(root?.style.scrollMarginTop).toBe('7px');
      expect(root?.getAttribute('aria-details')).toBe('more');
      if (!withKey.includes(component.name)) expect(root?.id).toBe('root');
      expect(document.querySelectorAll('.own, #root, [aria-details]')).toHaveLength(1);
      const around = root?.parentElement?.closest(`[data-probe="${outside}"]`);
      expect(!around || root?.parentElement === around || root?.matches(control)).toBe(true);
    });
  });
}
