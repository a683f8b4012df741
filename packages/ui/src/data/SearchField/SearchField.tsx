import { Search, X } from 'lucide-react';
import { useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { useUiMessages } from '../../provider/index.ts';
import { Clear, Input, Root } from './SearchField.styles.ts';
import type { SearchFieldProps } from './SearchField.types.ts';
import { useDebouncedText } from './useDebouncedText.ts';

/** Takes a text to search for. It is handed on when typing pauses, at once by Enter and when the field is left, and as empty by Escape and the cross. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
  delay = 250,
  className,
  ref,
}: SearchFieldProps) {
  const t = useUiMessages();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, handOn } = useDebouncedText(value, onChange, delay);

  const clear = () => {
    handOn('');
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') handOn(text);
    if (event.key !== 'Escape' || text === '') return;
    // The first Escape clears; a second one may close what the field is in.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <Root ref={ref} className={className}>
      <Search aria-hidden />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => handOn(text)}
      />
      {text !== '' && (
        <Clear type="button" aria-label={t('ui.search.clear')} onClick={clear}>
          <X aria-hidden />
        </Clear>
      )}
    </Root>
  );
}
