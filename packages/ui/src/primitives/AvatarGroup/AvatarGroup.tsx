import type { HTMLAttributes, Ref } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Count, Root } from './AvatarGroup.styles.ts';

/** Describes one of several people. */
export interface AvatarGroupPerson {
  /** Identifies the person. */
  readonly id: string | number;
  /** Names the person. */
  readonly name: string;
  /** The address of their picture; the initials stand in where there is none. */
  readonly src?: string | undefined;
}

export interface AvatarGroupProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The people, the most important first. */
  people: readonly AvatarGroupPerson[];
  /** Shows at most this many circles; the last of them counts the people for whom there is none. Defaults to 3. */
  max?: number;
  /** Sets the size of the circles: 24, 32 or 40 pixels. Defaults to `small`. */
  size?: 'small' | 'medium' | 'large';
  /** Receives the element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Shows several people in little room. It is one picture, named by all of them. */
export function AvatarGroup({ people, max = 3, size = 'small', ...rootProps }: AvatarGroupProps) {
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <Root role="img" aria-label={names} title={names} {...rootProps} data-size={size}>
      {shown.map(({ id, name, src }) => (
        <span key={id}>
          <Avatar name={name} src={src} size={size} isDecorative />
        </span>
      ))}
      {shown.length < people.length && (
        <span>
          <Count>+{people.length - shown.length}</Count>
        </span>
      )}
    </Root>
  );
}
