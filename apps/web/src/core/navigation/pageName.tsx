import { createContext, type ReactNode, use, useEffect, useState } from 'react';

const NameContext = createContext<string | undefined>(undefined);
const SetNameContext = createContext<(name: string | undefined) => void>(() => undefined);

/** Lets the page say what it shows: `useSetPageName` below, and `usePageName` wherever the page is named. */
export function PageNameProvider({ children }: { readonly children: ReactNode }) {
  const [name, setName] = useState<string>();
  return (
    <SetNameContext value={setName}>
      <NameContext value={name}>{children}</NameContext>
    </SetNameContext>
  );
}

/** Returns what the open page shows, where it says more than its title: the name of a record, once that is known. */
export const usePageName = (): string | undefined => use(NameContext);

/** Names the open page by what it shows. */
export function useSetPageName(name: string): void {
  const setName = use(SetNameContext);
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name, setName]);
}
