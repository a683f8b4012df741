import { Form, FormActions, FormErrorSummary, LineItemsField, SubmitButton } from '@bureau/forms';
import { Button, isComposing } from '@bureau/ui';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { useTypedDraft } from '../../core/navigation/unsavedChanges.ts';
import { reportDefect, toFormError } from '../describeFailure.ts';
import type { FieldEditorProps } from '../fields/useFieldEditor.ts';
import { fieldSchemaOf } from '../fields/fieldForms.ts';
import { itemColumnsOf, itemMakerOf, rowsIn } from '../fields/lineItems.ts';
import { changeOf } from '../fields/ShownField.ts';
import { LeaveConfirmation } from '../LeaveConfirmation.tsx';

export interface LineItemsFormProps extends Pick<
  FieldEditorProps,
  'edited' | 'record' | 'resource' | 'shown'
> {
  readonly onDone: () => void;
}

const isRow = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Edits the line items of a record in their place. What is typed is kept until it is saved, or thrown away, which is asked about. */
export function LineItemsForm({ edited, onDone, record, resource, shown }: LineItemsFormProps) {
  const { t } = useTranslation();
  const { settings } = useUser();
  const { name } = shown;
  const schema = useMemo(() => fieldSchemaOf(shown), [shown]);
  const currency = 'currency' in record && typeof record.currency === 'string' ? record.currency : undefined;
  const columns = useMemo(
    () => itemColumnsOf(shown, { dateTimeFormat: settings.date_time_format, currency }),
    [currency, settings, shown],
  );
  const createItem = useMemo(() => itemMakerOf(shown), [shown]);
  const items = rowsIn(shown, record);
  const opened = useRef(edited.record);
  const { initialDraft, saveDraft } = useTypedDraft(
    `${resource}/${record.id}/${name}`,
    (draft): draft is readonly object[] => Array.isArray(draft) && draft.every(isRow),
  );

  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => {
    saveDraft(undefined);
    onDone();
  };
  const cancel = () => (isDirty ? setLeaving(true) : close());
  const save = async (values: Readonly<Record<string, unknown>>) => {
    try {
      await edited.update(changeOf(shown, values[name]), opened.current?.version, opened.current);
    } catch (error) {
      throw toFormError(error, t);
    }
    close();
  };
  const cancelByEscape = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target } = event;
    // a list that is open over a cell, or opened from it, is closed first
    const isInside = target instanceof Element && currentTarget.contains(target);
    const isOthers = event.defaultPrevented || isComposing(event.nativeEvent);
    if (event.key !== 'Escape' || !isInside || isOthers || target.ariaExpanded === 'true') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  return (
    <div role="presentation" onKeyDown={cancelByEscape}>
      <Form
        schema={schema}
        defaultValues={{ [name]: items.length === 0 ? [createItem()] : items, ...(currency && { currency }) }}
        {...(initialDraft && { initialDraft: { [name]: initialDraft } })}
        onSubmit={save}
        onSubmitError={reportDefect}
        onDirtyChange={setDirty}
        onValuesChange={(values: Readonly<Record<string, unknown>>) =>
          saveDraft(values[name] as readonly object[])
        }
        hasInitialFocus
      >
        <FormErrorSummary />
        <LineItemsField
          isLabelHidden
          name={name}
          label={shown.label}
          columns={columns}
          createItem={createItem}
        />
        <FormActions>
          <SubmitButton>{t('form.save')}</SubmitButton>
          <Button variant="ghost" onPress={cancel}>
            {t('form.cancel')}
          </Button>
        </FormActions>
      </Form>
      <LeaveConfirmation isOpen={isLeaving} onOpenChange={setLeaving} onConfirm={close} />
    </div>
  );
}
