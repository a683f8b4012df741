import {
  InlineDate,
  type InlineEditorProps,
  InlineNumber,
  InlineSelect,
  InlineText,
  InlineTextArea,
} from '../../inline/index.ts';
import { useFormsMessages } from '../../messages/index.ts';
import { toOptions } from '../choices.ts';
import type { CustomFieldDefinition, CustomFieldValue } from '../custom.types.ts';

export interface InlineCustomFieldProps extends Omit<
  InlineEditorProps<CustomFieldValue, string | null>,
  'defaultValue' | 'isRequired' | 'label' | 'onSave' | 'value'
> {
  /** What the field is: its kind, its label, its options. */
  readonly definition: CustomFieldDefinition;
  /** Shows this value, in the form that its kind has. */
  readonly value: CustomFieldValue | undefined;
  /** Saves the value; null for none. A promise that rejects keeps the editor open with its draft. */
  readonly onSave: (value: CustomFieldValue) => void | Promise<unknown>;
  /** Writes dates in this format of date-fns; as the language does when not given. */
  readonly dateFormat?: string;
}

/** Edits the value of a custom field in its place, with the editor that belongs to its type. */
export function InlineCustomField({
  dateFormat,
  definition,
  initialDraft,
  onDraftChange,
  onSave,
  value = null,
  ...shell
}: InlineCustomFieldProps) {
  const messages = useFormsMessages();
  const { isRequired = false, label, max, options, type } = definition;
  const shared = { ...shell, label, isRequired };
  const draft = { initialDraft: initialDraft ?? undefined, onDraftChange };
  const text = typeof value === 'string' ? value : null;
  const saveText = (typed: string) => onSave(typed === '' ? null : typed);
  switch (type) {
    case 'text':
      return <InlineText {...shared} {...draft} value={text} maxLength={max} onSave={saveText} />;
    case 'textarea':
      return <InlineTextArea {...shared} {...draft} value={text} maxLength={max} onSave={saveText} />;
    case 'numeric':
      return (
        <InlineNumber
          {...shared}
          {...draft}
          value={typeof value === 'number' ? value : null}
          onSave={onSave}
          hasDecimals
          min={max && -max}
          max={max}
        />
      );
    case 'date':
      return <InlineDate {...shared} {...draft} value={text} onSave={onSave} dateFormat={dateFormat} />;
    case 'dropdown':
      return (
        <InlineSelect<string>
          {...shared}
          initialDraft={initialDraft}
          onDraftChange={onDraftChange}
          value={text}
          onSave={onSave}
          options={toOptions(options)}
          emptyLabel={isRequired ? undefined : shell.emptyText}
        />
      );
    case 'checkbox':
      return (
        <InlineSelect<string>
          {...shared}
          initialDraft={initialDraft}
          onDraftChange={onDraftChange}
          value={value === true ? 'yes' : 'no'}
          onSave={(chosen) => onSave(chosen === 'yes')}
          options={[
            { id: 'yes', label: messages('forms.custom.yes') },
            { id: 'no', label: messages('forms.custom.no') },
          ]}
        />
      );
  }
}
