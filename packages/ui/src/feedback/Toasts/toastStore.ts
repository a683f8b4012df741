import type { Tone } from '@bureau/theme';

/** Describes what a toast can offer to do. */
export interface ToastAction {
  /** What it does: "Undo". */
  readonly label: string;
  /** Runs when the action is pressed; the toast goes away. */
  onPress: () => void;
}

/** Describes a toast to show. */
export interface ToastOptions {
  /** Chooses colour, icon and patience: a `danger` toast is spoken at once and stays until it is dismissed. */
  readonly tone: Tone;
  /** Names the event in a few words. */
  readonly title?: string;
  /** What happened and what to do next. */
  readonly message: string;
  /** Offers one thing to do, such as “Undo”. */
  readonly action?: ToastAction;
  /** Stays until it is dismissed, whatever its tone: for a state that lasts. */
  readonly isLasting?: boolean;
}

/** Describes a toast that is shown. */
export interface Toast extends ToastOptions {
  /** Identifies the toast. */
  readonly id: string;
  /** Counts how often the same toast was asked for. */
  readonly count: number;
}

/** Keeps the toasts that are shown. */
export interface ToastStore {
  /** Shows a toast and returns its id. The same tone, title, message and action as a shown toast raise that one's count. */
  show: (options: ToastOptions) => string;
  /** Takes a toast away; nothing happens when it is gone. */
  dismiss: (id: string) => void;
  /** Takes all toasts away. */
  clear: () => void;
  /** Calls a listener on every change; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the toasts that are shown, oldest first; the same array until something changes. */
  getSnapshot: () => readonly Toast[];
}

function isSame(first: ToastOptions, second: ToastOptions): boolean {
  return (
    first.tone === second.tone &&
    first.title === second.title &&
    first.message === second.message &&
    first.action?.label === second.action?.label
  );
}

/** Makes a store of toasts. The application has one, `toasts`. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let shown: readonly Toast[] = [];
  let lastNumber = 0;

  const change = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };

  return {
    show: (options) => {
      const twin = shown.find((toast) => isSame(toast, options));
      if (twin) {
        const raised = { ...options, id: twin.id, count: twin.count + 1 };
        change(shown.map((toast) => (toast === twin ? raised : toast)));
        return twin.id;
      }
      lastNumber += 1;
      const id = `toast-${lastNumber}`;
      change([...shown, { ...options, id, count: 1 }]);
      return id;
    },
    dismiss: (id) => {
      const rest = shown.filter((toast) => toast.id !== id);
      if (rest.length < shown.length) change(rest);
    },
    clear: () => {
      if (shown.length > 0) change([]);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => shown,
  };
}

/** Shows toasts from anywhere, in components and outside of them; `BureauProvider` draws them. */
export const toasts: ToastStore = createToastStore();
