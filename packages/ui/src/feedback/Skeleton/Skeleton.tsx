import type { CSSProperties, Ref } from 'react';
import { Bone } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** Sets the width, as CSS writes it. Defaults to the whole line. */
  inlineSize?: string;
  /** Sets the height, as CSS writes it. Defaults to that of small letters. */
  blockSize?: string;
  /** Renders a circle, for what will be a picture. */
  isRound?: boolean;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** Holds the place of what is still being loaded. It is silent: the region around it is marked as busy. */
export function Skeleton({ inlineSize, blockSize, isRound = false, className, ref }: SkeletonProps) {
  const style = { '--skeleton-inline-size': inlineSize, '--skeleton-block-size': blockSize } as CSSProperties;
  return <Bone ref={ref} className={className} style={style} data-round={isRound || undefined} aria-hidden />;
}
