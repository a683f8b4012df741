import { type RefObject, useLayoutEffect } from 'react';

const controls = 'a, button, input, select, textarea, [tabindex]';

/** Lets an element describe the control inside of another one, beside what describes that already, while `id` is given. */
export function useControlDescription(around: RefObject<Element | null>, id: string | undefined): void {
  useLayoutEffect(() => {
    const control = around.current?.querySelector(controls);
    if (!control || id === undefined) return undefined;
    const others = () =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((other) => other !== '' && other !== id);
    control.setAttribute('aria-describedby', [...others(), id].join(' '));
    return () => {
      const left = others().join(' ');
      if (left === '') control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', left);
    };
  }, [around, id]);
}
