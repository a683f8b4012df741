import { avatars, fileRules, uploads } from '@bureau/contract';
import { useFormContext, useWatch } from '@bureau/forms';
import { Avatar, type FileUploadState, FormField, ImageInput } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { avatarAddress } from '../../../core/account/avatar.ts';
import { describeFailure } from '../../../screens/describeFailure.ts';
import * as styles from './Profile.styles.ts';

interface AvatarFieldProps {
  readonly name: string;
  /** Whose picture it is: without one, the initials are shown. */
  readonly owner: string;
}

/** Takes the picture of somebody: one of those that can be chosen, an uploaded one, or none. */
export function AvatarField({ name, owner }: AvatarFieldProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [state, setState] = useState<FileUploadState>();
  const set = (avatar: string | null) => setValue(name, avatar, { shouldDirty: true });
  const isUploaded = typeof chosen === 'string' && !avatars.some((one) => one === chosen);
  const choices = [null, ...(isUploaded ? [chosen] : []), ...avatars];

  async function upload(files: readonly File[]) {
    setPicked(files);
    const [file] = files;
    if (!file) return;
    setState({});
    try {
      const { file: stored } = await client.call(uploads.create, {
        params: { kind: 'profile' },
        upload: { file },
        isSaidInPlace: true,
      });
      set(stored);
      setPicked([]);
    } catch (error) {
      setState({ error: describeFailure(error, t) });
    }
  }

  return (
    <FormField label={t('users.fields.avatar')}>
      <styles.Pictures role="radiogroup" aria-label={t('users.fields.avatar')}>
        {choices.map((avatar, index) => {
          const label =
            avatar === null ? t('users.profile.no_picture') : t('users.profile.picture', { number: index });
          return (
            <li key={avatar ?? ''}>
              <label>
                <input
                  type="radio"
                  name={name}
                  aria-label={label}
                  checked={chosen === avatar}
                  onChange={() => set(avatar)}
                />
                <Avatar name={owner} src={avatarAddress(avatar)} size="large" isDecorative />
              </label>
            </li>
          );
        })}
      </styles.Pictures>
      <ImageInput
        value={picked}
        onChange={(files) => void upload(files)}
        maxBytes={fileRules.profile.maxBytes}
        getUploadState={() => state}
      />
    </FormField>
  );
}
