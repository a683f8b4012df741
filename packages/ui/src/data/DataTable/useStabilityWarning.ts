import { useEffect, useRef } from 'react';

/** Is put in by bundlers, as for React itself. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** How often in a row a prop has to change before it is sure that it is made anew in each rendering. */
const maxChanges = 5;

/** Warns once for each prop that is another one in every rendering: whatever follows from it is computed and drawn again each time. */
function useWarning(component: string, props: Readonly<Record<string, unknown>>): void {
  const before = useRef(props);
  const changes = useRef(new Map<string, number>());
  useEffect(() => {
    for (const [name, value] of Object.entries(props)) {
      const isChanged = before.current[name] !== value;
      const count = isChanged ? (changes.current.get(name) ?? 0) + 1 : 0;
      changes.current.set(name, count);
      if (count === maxChanges)
        // it is for developers alone, who look there
        // oxlint-disable-next-line no-console
        console.warn(
          `${component}: “${name}” is another one in each rendering, so that the whole table is drawn again. Make it outside of the component, or by useMemo or useCallback.`,
        );
    }
    before.current = props;
  });
}

const stayQuiet: typeof useWarning = () => undefined;

/** Warns in development of props that must be stable and are not. */
export const useStabilityWarning = process.env.NODE_ENV === 'production' ? stayQuiet : useWarning;
