import { type BodyOf, numbering, type ResponseOf } from '@bureau/contract';
import { NumberField, TextField, useWatch } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/ApiProvider.tsx';
import { useQuery } from '../../../api/useQuery.ts';
import type { TextKey } from '../../../core/navigation/feature.ts';
import { writePlain } from '../../../screens/fields/formatValue.ts';
import { PartForm } from '../form/PartForm.tsx';
import { isDifferent, type SettingValues, useSettingField } from '../form/settingsForm.ts';
import * as styles from './Parts.styles.ts';

type Numbering = ResponseOf<typeof numbering.one>;
type Changes = BodyOf<typeof numbering.save>;

const none: readonly never[] = [];

/**
 * Returns what is sent of all forms, at whose places the API says what is wrong: of those alone that were changed what they hold, since others may have changed
 * the rest, and the next number only where somebody has set it, since records that are created meanwhile take it.
 */
function bodyOf(changes: SettingValues, begun: SettingValues): Changes {
  const [{ forms }, before] = [changes, begun] as unknown as readonly [Numbering, Numbering];
  return {
    forms: forms.map((one, index) => {
      const { form, prefix, digits, next_number: next } = one;
      const was = before.forms[index];
      if (!isDifferent(one, was)) return { form };
      return { form, prefix, digits, ...(next !== was?.next_number && { next_number: next }) };
    }),
  };
}

/** Shows how the codes of records are made. */
export function NumberingPage() {
  const { client } = useApi();
  return (
    <PartForm
      tab="numbering"
      endpoint={numbering.one}
      required={none}
      rule={numbering.save.rule}
      protects={none}
      secrets={none}
      send={async (changes, stored, begun) =>
        'forms' in changes
          ? client.call(numbering.save, { body: bodyOf(changes, begun), handlesErrors: true })
          : stored
      }
    >
      <Forms />
    </PartForm>
  );
}

function Forms() {
  const { data } = useQuery(numbering.one);
  return data?.forms.map(({ form }, index) => <FormRow key={form} form={form} index={index} />);
}

function FormRow({ form, index }: { readonly form: string; readonly index: number }) {
  const { t } = useTranslation();
  const field = useSettingField();
  const path = `forms.${index}`;
  const values: unknown[] = useWatch({
    name: [`${path}.prefix`, `${path}.digits`, `${path}.next_number`],
  });
  const [prefix, digits, next] = values;
  const example = `${writePlain(prefix)}-${writePlain(next).padStart(Number(digits) || 1, '0')}`;
  return (
    <styles.FieldSet>
      <legend>
        {t(`breadcrumbs.${form}.title` as TextKey)} <span>{example}</span>
      </legend>
      <styles.Row>
        <TextField {...field('prefix', undefined, `${path}.prefix`)} autoComplete="off" />
        <NumberField {...field('digits', undefined, `${path}.digits`)} min={1} max={8} />
        <NumberField {...field('next_number', undefined, `${path}.next_number`)} min={1} />
      </styles.Row>
    </styles.FieldSet>
  );
}
