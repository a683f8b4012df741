import { type ToastOptions, toasts } from '@bureau/ui';
import { useCallback } from 'react';
import { replaceAddress } from '../../core/navigation/address.ts';

/** Returns the function that leads to the sign-in with a word on what was done; the address before, which may hold a token, is forgotten. */
export function useRedirectToSignIn(): (message: string, toast?: Partial<ToastOptions>) => void {
  return useCallback((message, toast) => {
    toasts.show({ tone: 'success', ...toast, message });
    replaceAddress('/login');
  }, []);
}
