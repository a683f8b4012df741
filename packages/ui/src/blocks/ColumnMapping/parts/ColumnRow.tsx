import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import { ControlSelect } from '../../../data/controls/controls.styles.ts';
import { Name, Row, Samples, Target } from '../ColumnMapping.styles.ts';
import type { FileColumn, ImportField } from '../ColumnMapping.types.ts';
import { plainSample } from '../plainSample.ts';

interface ColumnRowProps {
  column: FileColumn;
  fields: readonly ImportField[];
  /** Names the field that the column fills; none when it is not imported. */
  fieldId: string | undefined;
  onFieldChange: (fieldId: string | undefined) => void;
  /** Asks what else has to be known. */
  children: ReactNode;
}

const shownSamples = 3;

/** Shows a column of the file with a few of its values, and asks for the field that it fills. */
export function ColumnRow({ column, fields, fieldId, onFieldChange, children }: ColumnRowProps) {
  const t = useUiMessages();
  const values = column.samples.filter((sample) => sample.trim() !== '').map(plainSample);
  const samples = [...new Set(values)].slice(0, shownSamples);
  return (
    <Row data-skipped={fieldId === undefined || undefined}>
      <div>
        <Name title={plainSample(column.name)}>
          <bdi>{plainSample(column.name)}</bdi>
        </Name>
        {samples.length === 0 ? (
          <Samples as="div">{t('ui.mapping.noSamples')}</Samples>
        ) : (
          <Samples aria-label={t('ui.mapping.samples', { column: column.name })}>
            {samples.map((sample) => (
              <li key={sample}>
                <bdi>{sample}</bdi>
              </li>
            ))}
          </Samples>
        )}
      </div>
      <ArrowRight aria-hidden />
      <Target>
        <ControlSelect
          aria-label={t('ui.mapping.field', { column: column.name })}
          value={fieldId ?? ''}
          onChange={({ target }) => onFieldChange(target.value === '' ? undefined : target.value)}
        >
          <option value="">{t('ui.mapping.skip')}</option>
          {fields.map((field) => (
            <option key={field.id} value={field.id}>
              {field.isRequired ? t('ui.mapping.required', { label: field.label }) : field.label}
            </option>
          ))}
        </ControlSelect>
        {children}
      </Target>
    </Row>
  );
}
