import { Avatar } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import type { ReactNode } from 'react';
import { avatarAddress } from '../../core/account/avatar.ts';
import * as styles from './PersonName.styles.ts';

interface PersonNameProps {
  readonly avatar: string | null;
  readonly firstname: string;
  readonly lastname: string;
}

/** Renders the first name of somebody with the picture before it. */
export const renderPersonName = ({ avatar, ...person }: PersonNameProps): ReactNode => (
  <styles.Root>
    <Avatar name={formatFullName(person)} src={avatarAddress(avatar)} size="small" isDecorative />
    {person.firstname}
  </styles.Root>
);
