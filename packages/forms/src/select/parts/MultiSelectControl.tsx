import { findOption, optionsOrRaw, type SelectOption } from '../options.ts';
import { OptionList } from './OptionList.tsx';
import { OptionPanel } from './OptionPanel.tsx';
import { SelectTrigger } from './SelectTrigger.tsx';
import { Root } from '../select.styles.ts';

export interface MultiSelectControlProps<Value extends string | number = string | number> {
  /** Goes to the button that takes the focus. */
  readonly id: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
  readonly placeholder?: string;
  readonly isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  onTriggerFocus?: () => void;
  onBlur?: () => void;
  readonly isInvalid?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'data-field'?: string;
  readonly 'data-inline'?: true;
  readonly 'data-in-cell'?: true;
}

/** Takes several of the options. The panel stays open while they are chosen; values that are no option stay. */
export function MultiSelectControl<Value extends string | number>({
  id,
  options,
  value,
  onValueChange,
  placeholder,
  onTriggerFocus,
  'data-field': field,
  ...props
}: MultiSelectControlProps<Value>) {
  const choose = (keys: readonly unknown[]) => {
    const raw = value.filter((item) => !findOption(options, item));
    onValueChange([...options.map((option) => option.value).filter((item) => keys.includes(item)), ...raw]);
  };
  const chosen = optionsOrRaw(options, value);
  return (
    <Root {...props} selectionMode="multiple" value={value} onChange={choose} validationBehavior="aria">
      <SelectTrigger
        id={id}
        data-field={field}
        onFocus={onTriggerFocus}
        placeholder={placeholder}
        chosen={chosen.length > 0 && <OptionList options={chosen} />}
      />
      <OptionPanel options={options} />
    </Root>
  );
}
