import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type CollectionRenderer, DefaultCollectionRenderer } from 'react-aria-components';
import { createLoader } from '../../lazy/createLoader.ts';
import type { CountedOption } from './CountedOption.tsx';

/** From how many rows on those in view alone are drawn. */
const longFrom = 500;

const loader = createLoader(async () => import('./rowWindow.ts'));
const none = () => undefined;

/** Describes how the rows of a list are drawn. */
export interface LongList {
  /** Draws the rows: those in view, of many of them. The context of react-aria's collections takes it. */
  readonly renderer: CollectionRenderer;
  /** Draws each option where those in view alone are drawn. */
  readonly CountedOption: typeof CountedOption | undefined;
  /** How many rows can be drawn for now: what draws many of them is on its way. */
  readonly limit: number;
}

/** Returns how a list with so many rows is drawn, with a padding in pixels around those of a long one. What draws many of them is loaded for the first that has them. */
export function useLongList(count: number, padding = 0): LongList {
  const isLong = count >= longFrom;
  const code = useSyncExternalStore(loader.subscribe, isLong ? loader.get : none, none);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (isLong) loader.load().catch(() => setFailed(true));
  }, [isLong]);
  const rowWindow = useMemo(() => code?.createRowWindow(padding), [code, padding]);
  return {
    renderer: rowWindow ?? DefaultCollectionRenderer,
    CountedOption: code?.CountedOption,
    limit: isLong && !rowWindow && !hasFailed ? longFrom : Number.POSITIVE_INFINITY,
  };
}
