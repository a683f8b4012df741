import { useLocale } from 'react-aria-components';
import { Alert } from '../../feedback/index.ts';
import { announce, useUiMessages } from '../../provider/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { Root, Rows } from './ColumnMapping.styles.ts';
import type { ColumnMappingProps, FileColumn } from './ColumnMapping.types.ts';
import { guessDateOrder } from './dates.ts';
import { fieldOf, mapColumn } from './mapping.ts';
import { ColumnRow } from './parts/ColumnRow.tsx';
import { DateOrderSelect } from './parts/DateOrderSelect.tsx';

/**
 * Asks which field each column of a file fills. A field is filled from one column: choosing it for another takes it away from the
 * first.
 */
export function ColumnMapping<Id extends string>(props: ColumnMappingProps<Id>) {
  const { columns, fields, value, onChange } = props;
  const t = useUiMessages();
  const { locale } = useLocale();

  const choose = (column: FileColumn, fieldId: string | undefined) => {
    const field = fields.find(({ id }) => id === fieldId);
    const before = field && value[field.id];
    if (field && before) {
      announce(t('ui.mapping.moved', { field: field.label, from: before.column, to: column.name }));
    }
    const order = field?.kind === 'date' ? guessDateOrder(column.samples, locale) : undefined;
    onChange(mapColumn(value, column.name, field?.id, order));
  };

  const missing = fields.filter(({ id, isRequired }) => isRequired && value[id] === undefined);

  return (
    <Root {...rootPropsOf(props)}>
      <div aria-live="polite">
        {missing.length > 0 && (
          <Alert tone="warning">
            {missing.map(({ id, label }) => (
              <div key={id}>{t('ui.mapping.missing', { field: label })}</div>
            ))}
          </Alert>
        )}
      </div>
      <Rows>
        {columns.map((column) => {
          const fieldId = fieldOf(value, column.name);
          const field = fields.find(({ id }) => id === fieldId);
          return (
            <ColumnRow
              key={column.name}
              column={column}
              fields={fields}
              fieldId={fieldId}
              onFieldChange={(id) => choose(column, id)}
            >
              {field?.kind === 'date' && (
                <DateOrderSelect
                  column={column}
                  order={value[field.id]?.dateOrder ?? guessDateOrder(column.samples, locale)}
                  onChange={(order) => onChange(mapColumn(value, column.name, field.id, order))}
                />
              )}
            </ColumnRow>
          );
        })}
      </Rows>
    </Root>
  );
}
