/**
 * What the client does with a status (docs/product.md §8): `signOut` silently, `toast` the response's own text or a
 * fixed message, `textOrDialog` toasts the text if there is one and else gathers the field errors in the error dialog.
 */
type ErrorEffect =
  | { readonly kind: 'signOut' }
  | {
      readonly kind: 'toast';
      readonly title: 'error' | 'serverError' | null;
      readonly message: 'response' | 'forbidden' | 'notFound';
    }
  | { readonly kind: 'textOrDialog' };

/** Maps each status that the client speaks of to its effect. A status that is not listed shows nothing. */
export const errorCatalogue: Readonly<Partial<Record<number, ErrorEffect>>> = {
  400: { kind: 'toast', title: 'error', message: 'response' },
  401: { kind: 'signOut' },
  403: { kind: 'toast', title: null, message: 'forbidden' },
  404: { kind: 'toast', title: null, message: 'notFound' },
  422: { kind: 'textOrDialog' },
  500: { kind: 'toast', title: 'serverError', message: 'response' },
};
