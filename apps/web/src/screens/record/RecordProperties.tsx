import { type AccessUser, referredResource } from '@bureau/contract';
import { DescriptionList, InlineValue, Link, OptionList } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import type { ReactNode } from 'react';
import { useAccessUser } from '../../core/account/account.ts';
import { EditKey } from './RecordSections.styles.ts';
import { hrefOfText } from '../fields/hrefOfText.ts';
import { FieldEditor } from '../fields/FieldEditor.tsx';
import type { FieldEditorProps } from '../fields/useFieldEditor.ts';
import { hrefsOf } from '../fields/hrefsOf.ts';
import { editKeyOf, isEditable, isLongText, renderValue } from '../fields/kinds.tsx';
import { propertyOf, type ShownField, valueOf } from '../fields/ShownField.ts';
import { type FieldContext, useFieldContext } from '../fields/useFieldContext.ts';
import { knownOptions } from '../fields/knownOptions.ts';

interface RecordPropertiesProps<Item extends FieldEditorProps['record']> extends Omit<
  FieldEditorProps,
  'record' | 'shown'
> {
  readonly record: Item;
  readonly fields: readonly ShownField<Item>[];
  /** Names the fields that have a draft from before. */
  readonly storedDrafts: readonly string[];
}

/** Names when a record was made and changed, which is told in a sentence at the end. */
const stamps: readonly string[] = ['created_at', 'updated_at'];

/** Renders a value with the room that a record's own page has. */
function renderProperty(
  shown: ShownField,
  record: object,
  context: FieldContext,
  user: AccessUser,
): ReactNode {
  const { field } = shown;
  const address = hrefOfText(field.kind, valueOf(shown, record));
  if (address !== undefined)
    return (
      <Link href={address} isExternal={address.startsWith('http')}>
        {renderValue(shown, record, context)}
      </Link>
    );
  if (referredResource(field) === undefined) return renderValue(shown, record, context);
  const named = knownOptions(shown, record);
  return named.length > 0 && <OptionList options={named} getHref={hrefsOf(field, user)} />;
}

/** Shows what is set of a record, with inline editors for those who may edit it. */
export function RecordProperties<Item extends FieldEditorProps['record']>({
  fields,
  storedDrafts,
  ...editing
}: RecordPropertiesProps<Item>) {
  const { canEdit, record } = editing;
  const context = useFieldContext();
  const user = useAccessUser();
  const { formats, t } = context;
  const own = fields.filter((shown) => {
    const { field, isCustom, name } = shown;
    // external people are not told everything of others
    if (!isCustom && valueOf(shown, record) === undefined) return false;
    return (
      !field.isReadOnly ||
      (!stamps.includes(name) &&
        ((field.kind !== 'instant' && field.kind !== 'reference') ||
          (propertyOf(record, name) ?? null) !== null))
    );
  });
  const stamp = (name: string) => formats.instant(String(propertyOf(record, name)));
  const nameIn = (name: string) => {
    const value = propertyOf(record, name);
    return typeof value === 'string' ? value : null;
  };
  const [firstname, lastname] = [nameIn('created_firstname'), nameIn('created_lastname')];

  const entries = own.map((shown) => ({
    id: shown.name,
    label: shown.label,
    value: (
      <EditKey data-edit-key={editKeyOf(shown, fields)}>
        <InlineValue
          label={shown.label}
          emptyText={shown.emptyText}
          isMultiline={isLongText(shown.field)}
          canEdit={canEdit && isEditable(shown.field) && shown.canEdit?.(record) !== false}
          hasDraft={storedDrafts.includes(shown.name)}
          renderEditor={(isOpenAtFirst) => (
            <FieldEditor {...editing} shown={shown} isOpenAtFirst={isOpenAtFirst} />
          )}
        >
          {renderProperty(shown, record, context, user)}
        </InlineValue>
        {shown.renderMark?.(record, context)}
      </EditKey>
    ),
  }));

  const made = {
    id: 'created',
    label: t('fields.created_at'),
    // nobody made what came with the program or its demonstration
    value:
      propertyOf(record, 'created_by') === null
        ? stamp('created_at')
        : t('record.created_by', {
            date: stamp('created_at'),
            name: firstname === null ? t('activity.somebody') : formatFullName({ firstname, lastname }),
          }),
  };
  const changed = { id: 'updated', label: t('fields.updated_at'), value: stamp('updated_at') };
  const isDated = stamps.every((name) => propertyOf(record, name) !== undefined);

  return <DescriptionList entries={isDated ? [...entries, made, changed] : entries} />;
}
