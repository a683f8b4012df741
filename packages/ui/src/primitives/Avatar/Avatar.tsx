import { formatInitials, splitName } from '@bureau/values';
import { useState, type Ref } from 'react';
import { Root } from './Avatar.styles.ts';

export interface AvatarProps {
  /** Names the person; the initials come from it. */
  name: string;
  /** The address of the picture; the initials stand in until it is there, and where there is none. */
  src?: string;
  /** Sets the size: 24, 32 or 40 pixels. Defaults to `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Hides the avatar from assistive technology, where the name stands beside it. */
  isDecorative?: boolean;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** Shows a person by their picture, or by their initials. */
export function Avatar({ name, src, size = 'medium', isDecorative = false, className, ref }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const hasPicture = src !== undefined && src !== brokenSrc;
  const accessibility = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root
      ref={ref}
      className={className}
      data-size={size}
      data-initials={hasPicture ? undefined : formatInitials(splitName(name), '?')}
      {...accessibility}
    >
      {hasPicture && <img src={src} alt="" onError={() => setBrokenSrc(src)} />}
    </Root>
  );
}
