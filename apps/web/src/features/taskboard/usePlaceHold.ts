import type { BoardPlace } from '@bureau/ui/planning';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type CardHold, keyOfPlace } from './boardCards.ts';

/** How long cards are kept where they are at most, in milliseconds: a pointer that rests longer aims at nothing. */
const maxDuration = 15_000;

/**
 * Keeps the cards of the place below the pointer where they are while others change them, so that nothing is pressed that has just come there. What somebody does
 * themselves is shown at once.
 */
export function usePlaceHold() {
  const [hold, setHold] = useState<CardHold>();
  const pointed = useRef<string>(undefined);
  useEffect(() => {
    if (!hold) return undefined;
    const timer = setTimeout(() => setHold(undefined), maxDuration);
    return () => clearTimeout(timer);
  }, [hold]);

  const release = useCallback(() => setHold(undefined), []);
  const capture = useCallback((key: string, idsOf: () => CardHold['ids']) => {
    if (pointed.current === key) setHold((before) => before ?? { key, ids: idsOf() });
  }, []);
  const onPlaceHover = useCallback((place: BoardPlace | undefined) => {
    pointed.current = place && keyOfPlace(place);
    setHold((before) => (before?.key === pointed.current ? before : undefined));
  }, []);
  return useMemo(
    () => ({
      hold,
      /** Keeps the cards of a place from now on, if the pointer is there. */
      capture,
      /** Shows all as it is. */
      release,
      onPlaceHover,
    }),
    [capture, hold, onPlaceHover, release],
  );
}

export type PlaceHold = ReturnType<typeof usePlaceHold>;
