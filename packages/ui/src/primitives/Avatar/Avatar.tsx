import { formatInitials, splitName } from '@bureau/values';
import { usePicture } from '../picture/usePicture.ts';
import type { RootProps } from '../root/index.ts';
import { Root } from './Avatar.styles.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** Names the person; the initials come from it. */
  name: string;
  /** The address of the picture; the initials stand in until it is there, and where there is none. */
  src?: string | undefined;
  /** Sets the size: 24, 32 or 40 pixels. Defaults to `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Hides the avatar from assistive technology, where the name stands beside it. */
  isDecorative?: boolean;
}

/** Characters as wide as they are high: two of them do not fit into the small circle. */
const wide = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function initialsOf(name: string, size: AvatarProps['size']): string {
  const initials = formatInitials(splitName(name), '?');
  return size === 'small' && wide.test(initials) ? initials.slice(0, 1) : initials;
}

/** Shows a person by their picture, or by their initials. */
export function Avatar({ name, src, size = 'medium', isDecorative = false, ...rootProps }: AvatarProps) {
  const { isShown, imageProps } = usePicture(src);
  const accessibility = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root
      {...rootProps}
      data-size={size}
      data-initials={isShown ? undefined : initialsOf(name, size)}
      {...accessibility}
    >
      {isShown && <img alt="" {...imageProps} />}
    </Root>
  );
}
