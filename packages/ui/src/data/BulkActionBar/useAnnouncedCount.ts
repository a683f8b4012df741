import { useEffect, useRef } from 'react';
import { announce } from '../../provider/announcer/index.ts';

const pause = 500;

/**
 * Returns a text when it has changed and then stayed for a moment: a selection that is still being drawn is not read out row by row. What
 * is so at first needs no words.
 */
export function useAnnouncedCount(text: string, first: string): void {
  const said = useRef(first);
  useEffect(() => {
    if (said.current === text) return undefined;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
}
