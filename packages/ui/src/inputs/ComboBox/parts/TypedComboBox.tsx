import { ChevronDown, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect } from 'react';
import { Button } from 'react-aria-components';
import { useInputMessages } from '../../messages/useInputMessages.ts';
import { OptionCombo } from '../../options/OptionCombo.tsx';
import { type OptionId, optionOrRaw } from '../../options/options.ts';
import { useTypedOptions } from '../../options/useTypedOptions.ts';
import { InputBox } from '../../parts/InputBox.tsx';
import { useFieldProps, useInlineAttributes } from '../../parts/useFieldProps.ts';
import { useFormReset } from '../../parts/useFormReset.ts';
import { useInputValue } from '../../parts/useInputValue.ts';
import { Clear } from '../../SearchInput/SearchInput.styles.ts';
import type { Beginning, ComboBoxProps } from '../ComboBox.types.ts';
import { Control } from '../ComboBox.styles.ts';

interface TypedComboBoxProps<Id extends OptionId> extends Omit<ComboBoxProps<Id>, 'isLazy'> {
  /** What the combobox goes on with as it takes the place of the one at rest. */
  readonly beginning?: Beginning | undefined;
}

/** Takes the text of a combobox, and offers the options for it. */
export function TypedComboBox<Id extends OptionId>({
  beginning,
  value: given,
  defaultValue = null,
  onChange,
  options,
  loadOptions,
  onCreate,
  size = 'medium',
  name,
  ref,
  ...props
}: TypedComboBoxProps<Id>) {
  const t = useInputMessages();
  const inline = useInlineAttributes();
  const [value, setValue, inputRef] = useInputValue(ref, given, defaultValue, onChange);
  useLayoutEffect(() => {
    const { current: input } = inputRef;
    if (beginning === undefined || input === null) return;
    input.focus();
    if (beginning === 'button') input.parentElement?.querySelector('button')?.click();
  }, [beginning, inputRef]);
  const {
    id,
    isDisabled,
    isReadOnly,
    isInvalid,
    isRequired,
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    onKeyDown,
    onBlur,
    ...control
  } = useFieldProps(props, { isNamedByAria: true });
  const { known, typed, type, isOpen, leave, chooseText, comboProps } = useTypedOptions({
    options,
    loadOptions,
    onCreate,
    onChoose: (option) => {
      if (option.id !== value) setValue(option.id);
    },
  });
  useFormReset(inputRef, type);
  const text = typed ?? optionOrRaw(known, value)?.label ?? '';
  const canChange = isDisabled !== true && isReadOnly !== true;

  const change = (next: string) => {
    type(next);
    if (next === '' && value !== null) setValue(null);
  };

  const chooseByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const isMeant = event.key === 'Enter' && typed !== undefined;
    // What the arrow keys are on comes first.
    if (!isMeant || event.currentTarget.hasAttribute('aria-activedescendant') || !chooseText()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // The first Escape gives up what is typed; a second one may close what the input is in.
    if (event.key !== 'Escape' || (!isOpen && typed === undefined)) return;
    event.stopPropagation();
    leave();
  };

  return (
    <OptionCombo
      {...comboProps}
      {...{ id, isDisabled, isReadOnly, isInvalid, isRequired }}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      name={isDisabled ? undefined : name}
      form={control.form}
      value={value}
      text={text}
    >
      <InputBox
        trailing={
          canChange
            ? [
                text !== '' && isRequired !== true && (
                  <Clear
                    key="clear"
                    type="button"
                    aria-label={t('ui.comboBox.clear')}
                    // For those who point, as the other button: the keyboard empties the text.
                    tabIndex={-1}
                    // The focus stays: what is typed would be put back before it is cleared.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      change('');
                      inputRef.current?.focus();
                    }}
                  >
                    <X aria-hidden />
                  </Clear>
                ),
                <Clear key="open" as={Button}>
                  <ChevronDown aria-hidden />
                </Clear>,
              ]
            : null
        }
      >
        <Control
          spellCheck={false}
          {...inline}
          {...control}
          ref={inputRef}
          data-size={size === 'small' ? size : undefined}
          onType={change}
          onKeyDownCapture={chooseByEnter}
          onKeyDown={handleKeyDown}
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            onBlur?.(event);
            if (!isOpen) leave();
          }}
        />
      </InputBox>
    </OptionCombo>
  );
}
