import { FormField, Select } from '@bureau/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicker } from '../../screens/fields/useOptions.ts';
import type { RemovalFieldsProps } from '../../screens/resource/ResourceScreens.ts';
import { Question } from './Successor.styles.ts';

/** Asks who takes over what is open of somebody who leaves: nobody, unless somebody is chosen. */
export function Successor({ ids, onChange }: RemovalFieldsProps) {
  const { t } = useTranslation();
  const people = usePicker('users', true);
  const [successor, setSuccessor] = useState<number | null>(null);
  return (
    <Question>
      <FormField label={t('users.reassign')}>
        <Select
          {...people}
          options={people.options.filter((option) => !ids.includes(Number(option.id)))}
          value={successor}
          onChange={(chosen) => {
            const next = typeof chosen === 'number' ? chosen : null;
            setSuccessor(next);
            onChange({ reassign_to: next });
          }}
          emptyLabel={t('users.reassign.none')}
          placeholder={t('users.reassign.none')}
        />
      </FormField>
    </Question>
  );
}
