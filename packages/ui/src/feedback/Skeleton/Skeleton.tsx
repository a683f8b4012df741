import type { CSSProperties } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';
import { Bone } from './Skeleton.styles.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** Sets the width, as CSS writes it. Defaults to the whole line. */
  inlineSize?: string;
  /** Sets the height, as CSS writes it. Defaults to that of small letters. */
  blockSize?: string;
  /** Renders a circle, for what will be a picture. */
  isRound?: boolean;
}

/** Holds the place of what is still being loaded. It is silent: the region around it is marked as busy. */
export function Skeleton({ inlineSize, blockSize, isRound = false, ...rootProps }: SkeletonProps) {
  const size = { '--skeleton-inline-size': inlineSize, '--skeleton-block-size': blockSize } as CSSProperties;
  return (
    <Bone
      {...rootProps}
      style={{ ...rootProps.style, ...size }}
      data-round={isRound || undefined}
      aria-hidden
    />
  );
}
