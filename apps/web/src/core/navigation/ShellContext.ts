import { createContext, use } from 'react';
import type { Feature } from './feature.ts';

/** Describes what the shell provides to the layers below it, which never import it. */
interface Shell {
  /** Lists the features behind the sign-in: those that are registered have pages. There are none for visitors. */
  readonly gatedFeatures: readonly Feature[];
  /** Loads the code of the application behind the sign-in ahead of time. */
  readonly preloadSignedInApp: () => Promise<void>;
  /** Whether this window has shown a page for visitors: what comes after it follows a sign-in. */
  readonly hasShownPublicPage: boolean;
}

export const ShellContext = createContext<Shell | null>(null);

/** Returns what the shell provides. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs an App above it.');
  return shell;
}
