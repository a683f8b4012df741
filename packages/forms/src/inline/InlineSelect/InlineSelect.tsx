import {
  InlineEdit,
  OptionLabel,
  optionOrRaw,
  Select,
  type SelectOption,
  type SelectProps,
} from '@bureau/ui';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';

export interface InlineSelectProps<Value extends string | number>
  extends InlineEditorProps<Value | null>, Pick<SelectProps, 'isLoading' | 'onRetry'> {
  /** Lists the choices; more than eight can be searched. An option with a tone is rendered as a badge. */
  readonly options: readonly SelectOption<Value>[];
  /** Names the choice of no value, which saves null; without it a value cannot be cleared. */
  readonly emptyLabel?: string;
  /** Returns where the choice leads while it is read, if it leads anywhere. */
  readonly getHref?: ((id: Value) => string | undefined) | undefined;
}

/**
 * Edits a choice in its place (docs/product.md §2, Behaviour of the inline editors): it shows the label of the option with the value, or
 * the raw value where there is none. It stays open on a save until the parent closes it by `isEditing`.
 */
export function InlineSelect<Value extends string | number>({
  options,
  isLoading,
  onRetry,
  emptyLabel,
  getHref,
  isRequired = false,
  ...shell
}: InlineSelectProps<Value>) {
  const messages = useFormsMessages();
  return (
    <InlineEdit<Value | null>
      {...shell}
      closesOnSave={false}
      validate={(draft) => (isRequired && draft === null ? messages('forms.error.required') : undefined)}
      renderValue={(value) => {
        const option = optionOrRaw(options, value);
        return option && <OptionLabel {...option} href={getHref?.(option.id)} />;
      }}
      renderEditor={({ draft, setDraft }) => (
        <Select {...{ options, isLoading, onRetry, emptyLabel }} value={draft} onChange={setDraft} />
      )}
    />
  );
}
