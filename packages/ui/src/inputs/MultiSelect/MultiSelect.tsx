import { chooseInOrder, optionsOrRaw, type OptionId } from '../options/options.ts';
import { OptionList } from '../options/OptionList.tsx';
import { OptionPanel } from '../options/OptionPanel.tsx';
import type { SelectBaseProps } from '../options/select.types.ts';
import { SelectTrigger } from '../options/SelectTrigger.tsx';
import { Root } from '../options/SelectTrigger.styles.ts';
import { useSelect } from '../options/useSelect.ts';
import { FormValues } from '../parts/FormValues.tsx';
import type { ValueProps } from '../parts/input.types.ts';
import { TextInput } from '../TextInput/index.ts';

export interface MultiSelectProps<Id extends OptionId = OptionId>
  extends SelectBaseProps<Id>, ValueProps<readonly Id[]> {}

/** Takes several of the options, in their order. The options stay open while they are chosen; values that are no option stay. */
export function MultiSelect<Id extends OptionId = OptionId>(props: MultiSelectProps<Id>) {
  const {
    value,
    setValue,
    isReadOnly,
    search,
    rootProps,
    triggerProps,
    panelProps,
    textProps,
    formProps,
    requiredNote,
  } = useSelect<Id, readonly Id[]>(props, []);
  const chosen = optionsOrRaw(search.known, value);

  if (isReadOnly) {
    const text = chosen.map(({ label }) => label).join(', ');
    return <TextInput {...textProps} {...formProps} formValues={value} value={text} isReadOnly />;
  }

  const choose = (keys: readonly unknown[]) => {
    const taken = new Set(keys);
    setValue(chooseInOrder(search.known, (id) => taken.has(id), value));
  };
  return (
    <Root {...rootProps} selectionMode="multiple" value={value} onChange={choose}>
      <SelectTrigger {...triggerProps} chosen={chosen.length > 0 && <OptionList options={chosen} />} />
      <OptionPanel {...panelProps} mark="box" />
      {requiredNote}
      <FormValues name={formProps.name} disabled={formProps.isDisabled} values={value} />
    </Root>
  );
}
