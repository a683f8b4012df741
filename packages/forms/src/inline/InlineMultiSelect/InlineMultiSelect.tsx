import {
  InlineEdit,
  MultiSelect,
  OptionList,
  optionsOrRaw,
  type SelectOption,
  type SelectProps,
} from '@bureau/ui';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';

export interface InlineMultiSelectProps<Value extends string | number>
  extends InlineEditorProps<readonly Value[]>, Pick<SelectProps, 'isLoading' | 'onRetry'> {
  /** Lists the choices; more than eight can be searched. Options with a tone are rendered as badges. */
  readonly options: readonly SelectOption<Value>[];
  /** Names so many of the chosen options while reading, and counts the others; all of them when not given, two in a cell. */
  readonly shownCount?: number;
  /** Returns where a choice leads while it is read, if it leads anywhere. */
  readonly getHref?: ((id: Value) => string | undefined) | undefined;
}

const isSameSet = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value) => b.includes(value));

/**
 * Edits several choices in their place, taxes for example (docs/product.md §2, Behaviour of the inline editors). They are saved
 * in the order of the options. A press outside does not discard what was chosen.
 */
export function InlineMultiSelect<Value extends string | number>({
  options,
  isLoading,
  onRetry,
  shownCount,
  getHref,
  isRequired = false,
  ...shell
}: InlineMultiSelectProps<Value>) {
  const messages = useFormsMessages();
  return (
    <InlineEdit<readonly Value[]>
      {...shell}
      defaultValue={shell.defaultValue ?? []}
      discardsOnOutsidePress={false}
      isEqual={isSameSet}
      isEmpty={(value) => value.length === 0}
      validate={(draft) => (isRequired && draft.length === 0 ? messages('forms.error.required') : undefined)}
      renderValue={(value) => (
        <OptionList
          options={optionsOrRaw(options, value)}
          getHref={getHref}
          shownCount={shownCount ?? (shell.isInTableCell ? 2 : undefined)}
        />
      )}
      renderEditor={({ draft, setDraft }) => (
        <MultiSelect {...{ options, isLoading, onRetry }} value={draft} onChange={setDraft} />
      )}
    />
  );
}
