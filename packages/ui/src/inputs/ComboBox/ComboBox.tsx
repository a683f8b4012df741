import { ChevronDown, X } from 'lucide-react';
import type { FocusEvent, InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { Button } from 'react-aria-components';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { ControlSize } from '../../primitives/Button/index.ts';
import { useInputMessages } from '../messages/useInputMessages.ts';
import { OptionCombo } from '../options/OptionCombo.tsx';
import { type OptionId, optionOrRaw } from '../options/options.ts';
import { type TypedOptionsProps, useTypedOptions } from '../options/useTypedOptions.ts';
import type { InputState } from '../parts/FieldContext.ts';
import { InputBox } from '../parts/InputBox.tsx';
import type { OwnAttribute, ValueProps } from '../parts/input.types.ts';
import { useControlled } from '../../primitives/state/useControlled.ts';
import { useFieldProps, useInlineAttributes } from '../parts/useFieldProps.ts';
import { Clear } from '../SearchInput/SearchInput.styles.ts';
import { Control } from './ComboBox.styles.ts';

export interface ComboBoxProps<Id extends OptionId = OptionId>
  extends
    InputState,
    TypedOptionsProps<Id>,
    ValueProps<Id | null>,
    Omit<InputHTMLAttributes<HTMLInputElement>, OwnAttribute> {
  /** Sets the height. Defaults to `medium`. */
  readonly size?: ControlSize;
  /** Gives access to the control. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Takes one of many options, found by typing. An empty text is no value. What is typed and not chosen gives way to what was chosen before when the
 * input is left.
 */
export function ComboBox<Id extends OptionId = OptionId>({
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
}: ComboBoxProps<Id>) {
  const t = useInputMessages();
  const inline = useInlineAttributes();
  const inputRef = useObjectRef(ref);
  const [value, setValue] = useControlled<Id | null>(given, defaultValue, onChange);
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
