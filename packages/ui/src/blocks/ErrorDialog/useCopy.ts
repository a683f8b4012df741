import { useState } from 'react';

/** Copies a text to the clipboard; `state` is `copied` or `failed` afterwards. */
export function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Refused, or not there: a page that was not loaded over HTTPS has no clipboard.
      setState('failed');
    }
  };
  return { state, copy };
}
