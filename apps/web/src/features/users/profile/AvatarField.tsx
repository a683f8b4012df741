import { avatars } from '@bureau/contract';
import { useFormContext, useWatch } from '@bureau/forms';
import { Avatar, FormField } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { avatarAddress } from '../../../core/account/avatar.ts';
import { PictureUpload } from '../../../screens/PictureUpload.tsx';
import * as styles from './Profile.styles.ts';

interface AvatarFieldProps {
  readonly name: string;
  /** Whose picture it is: without one, the initials are shown. */
  readonly owner: string;
}

/** Takes the picture of somebody: one of those that can be chosen, an uploaded one, or none. */
export function AvatarField({ name, owner }: AvatarFieldProps) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const set = (avatar: string | null) => setValue(name, avatar, { shouldDirty: true });
  const isUploaded = typeof chosen === 'string' && !avatars.some((one) => one === chosen);
  const choices = [null, ...(isUploaded ? [chosen] : []), ...avatars];

  return (
    <FormField label={t('users.fields.avatar')}>
      <styles.Pictures role="radiogroup" aria-label={t('users.fields.avatar')}>
        {choices.map((avatar, index) => {
          const label =
            avatar === null ? t('users.profile.no_picture') : t('users.profile.picture', { number: index });
          return (
            <label key={avatar ?? ''}>
              <input
                type="radio"
                name={name}
                aria-label={label}
                checked={chosen === avatar}
                onChange={() => set(avatar)}
              />
              <Avatar name={owner} src={avatarAddress(avatar)} size="large" isDecorative />
            </label>
          );
        })}
      </styles.Pictures>
      <PictureUpload kind="profile" onUpload={set} />
    </FormField>
  );
}
