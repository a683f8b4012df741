import { Search, X } from 'lucide-react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { leaveToInputMethod } from '../../primitives/keys/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import type { InputProps } from '../parts/input.types.ts';
import { useFieldProps } from '../parts/useFieldProps.ts';
import { useFormReset } from '../parts/useFormReset.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { TextInput } from '../TextInput/index.ts';
import { Clear } from './SearchInput.styles.ts';
import { useDebouncedText } from './useDebouncedText.ts';

export interface SearchInputProps extends InputProps<string> {
  /** Shown while nothing is searched for. Defaults to `aria-label`. */
  placeholder?: string;
  /** How many milliseconds typing must pause before `onChange` runs. Defaults to 250. */
  delay?: number;
}

/**
 * Takes a text to search for. `onChange` runs when typing pauses, at once by Enter and when the input is left, and with an empty text by Escape and
 * the cross.
 */
export function SearchInput({
  value,
  defaultValue,
  onChange,
  placeholder,
  delay = 250,
  onKeyDown,
  onBlur,
  ref,
  ...props
}: SearchInputProps) {
  const t = useUiMessages();
  const { isDisabled, isReadOnly } = useFieldProps(props);
  const [given, hand, inputRef] = useInputValue(ref, value, defaultValue ?? '', onChange);
  const { text, setText, handOn, restore } = useDebouncedText(given, hand, delay);
  useFormReset(inputRef, () => restore(value ?? defaultValue ?? ''));
  const canClear = text !== '' && !isDisabled && !isReadOnly;

  const clear = () => {
    handOn('');
    inputRef.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (leaveToInputMethod(event)) return;
    if (event.key === 'Enter') handOn(text);
    if (event.key !== 'Escape' || !canClear) return;
    // The first Escape clears; a second one may close what the input is in.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      {...props}
      ref={inputRef}
      type="search"
      placeholder={placeholder ?? props['aria-label']}
      value={text}
      onChange={setText}
      onKeyDown={handleKeyDown}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        handOn(text);
        onBlur?.(event);
      }}
      leading={<Search aria-hidden />}
      trailing={
        canClear ? (
          <Clear type="button" aria-label={t('ui.search.clear')} onClick={clear}>
            <X aria-hidden />
          </Clear>
        ) : null
      }
    />
  );
}
