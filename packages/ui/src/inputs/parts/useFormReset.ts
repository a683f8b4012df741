import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Runs when the form of a control is reset, also by React once its action is done. */
export function useFormReset<Control extends Element>(
  controlRef: RefObject<Control | null>,
  onReset: () => void,
): void {
  const handleReset = useEffectEvent((event: Event) => {
    const control: (Control & { readonly form?: HTMLFormElement | null }) | null = controlRef.current;
    // what a form has as a control may stand elsewhere
    if (event.defaultPrevented || event.target !== (control?.form ?? control?.closest('form'))) return;
    onReset();
  });
  useEffect(() => {
    const { current: control } = controlRef;
    // The reset of a form in a shadow root, or in a frame, does not reach the document.
    const page = control?.isConnected ? control.getRootNode() : document;
    page.addEventListener('reset', handleReset);
    return () => page.removeEventListener('reset', handleReset);
  }, [controlRef]);
}
