import { emptyKey, findOption, optionOrRaw, type OptionId } from '../options/options.ts';
import { OptionLabel } from '../options/OptionLabel.tsx';
import { OptionPanel } from '../options/OptionPanel.tsx';
import type { SelectBaseProps } from '../options/select.types.ts';
import { SelectTrigger } from '../options/SelectTrigger.tsx';
import { Root } from '../options/SelectTrigger.styles.ts';
import { useSelect } from '../options/useSelect.ts';
import { FormValues } from '../parts/FormValues.tsx';
import type { ValueProps } from '../parts/input.types.ts';
import { TextInput } from '../TextInput/index.ts';

export interface SelectProps<Id extends OptionId = OptionId>
  extends SelectBaseProps<Id>, ValueProps<Id | null> {
  /** Names the choice of no value, which is null; without it a value cannot be cleared. */
  readonly emptyLabel?: string | undefined;
}

/** Takes one of several options. A value that is no option is shown as it is until another one is chosen. */
export function Select<Id extends OptionId = OptionId>({ emptyLabel, ...props }: SelectProps<Id>) {
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
  } = useSelect<Id, Id | null>(props, null);
  const chosen = optionOrRaw(search.known, value);

  const values = [value ?? ''];

  if (isReadOnly)
    return (
      <TextInput {...textProps} {...formProps} formValues={values} value={chosen?.label ?? ''} isReadOnly />
    );

  const choose = (key: unknown) => {
    const option = findOption(search.known, key);
    if (option) setValue(option.id);
    else if (key === emptyKey) setValue(null);
  };
  return (
    <Root {...rootProps} value={value} onChange={choose}>
      <SelectTrigger {...triggerProps} chosen={chosen && <OptionLabel {...chosen} />} />
      <OptionPanel {...panelProps} emptyLabel={emptyLabel} />
      {requiredNote}
      <FormValues name={formProps.name} disabled={formProps.isDisabled} values={values} />
    </Root>
  );
}
