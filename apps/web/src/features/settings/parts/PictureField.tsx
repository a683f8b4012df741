import type { FileKind } from '@bureau/contract';
import { useFormContext, useWatch } from '@bureau/forms';
import { Button, FormField } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './Parts.styles.ts';
import { PictureUpload } from '../../../screens/PictureUpload.tsx';

interface PictureFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly isReadOnly: boolean;
  readonly kind: FileKind;
}

/** Takes a picture of the company: it is uploaded as soon as it is chosen, and used once the form is saved. */
export function PictureField({ description, isReadOnly, kind, label, name }: PictureFieldProps) {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const file: unknown = useWatch({ name });
  const set = (value: string | null) => setValue(name, value, { shouldDirty: true });
  return (
    <FormField label={label} help={description} isReadOnly={isReadOnly}>
      {typeof file === 'string' && (
        <styles.Picture>
          <img src={`/uploads/${kind}/${encodeURIComponent(file)}`} alt={label} />
          {!isReadOnly && (
            <Button size="small" onPress={() => set(null)}>
              {t('settings.picture.remove')}
            </Button>
          )}
        </styles.Picture>
      )}
      {!isReadOnly && <PictureUpload kind={kind} onUpload={set} />}
    </FormField>
  );
}
