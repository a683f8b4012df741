import { Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../primitives/keys/index.ts';
import { TextInput, type TextInputProps } from '../../inputs/TextInput/index.ts';
import { surfaceOffset } from '../../overlay/Popover/index.ts';
import { Tag } from '../../primitives/Tag/index.ts';
import { Problem, Root, Suggestion, Suggestions, Tokens } from './QuickAddLine.styles.ts';

/** Describes what a part of the line was understood as. */
export interface QuickAddToken {
  /** Names it, where it is taken back. */
  id: string;
  /** Shows what was understood: "Due tomorrow". */
  label: string;
  /** Stands before it. */
  icon?: ReactNode;
}

/** Describes what can stand in the place of the word at the caret. */
export interface QuickAddSuggestion {
  /** Names it, where it is chosen. */
  id: string;
  /** What is put into the line. */
  label: string;
  /** Stands before it: an icon, or the picture of a person. */
  icon?: ReactNode;
}

export interface QuickAddLineProps extends Omit<
  TextInputProps,
  'defaultValue' | 'leading' | 'onChange' | 'placeholder' | 'trailing' | 'type' | 'value'
> {
  /** Names what is added, and the line: "Add a task". */
  label: string;
  /** Stands in the line while it is empty, such as an example; the label where it is not given. */
  placeholder?: string | undefined;
  /** What is typed. */
  value: string;
  /** Runs with what is typed, and the place of the caret in it. */
  onChange: (text: string, caret: number) => void;
  /** What was understood of it, in its order. */
  tokens: readonly QuickAddToken[];
  /** Takes a token back: its words are words again. */
  onRemoveToken: (id: string) => void;
  /** What can stand in the place of the word at the caret. */
  suggestions?: readonly QuickAddSuggestion[];
  /** Names the suggestions: "Projects". */
  suggestionsLabel?: string | undefined;
  /** Puts a suggestion in the place of the word at the caret, and returns where the caret stands then. */
  onChooseSuggestion?: (id: string) => number;
  /** Shows why the line cannot be added as it is. */
  problem?: string | undefined;
  /** Adds what the line says. */
  onAdd: () => void;
}

const none: readonly QuickAddSuggestion[] = [];

/**
 * Adds one thing after the other by a line that says more of it than its name, and shows what was understood while it is typed. Names are suggested, and are chosen
 * by the arrows with Enter or Tab; Escape goes on without. Enter adds what the line says.
 */
export function QuickAddLine({
  label,
  onAdd,
  onChange,
  onChooseSuggestion,
  onKeyDown,
  onRemoveToken,
  placeholder = label,
  problem,
  suggestions = none,
  suggestionsLabel,
  tokens,
  value,
  ...props
}: QuickAddLineProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ of: '', index: 0 });
  const [passed, setPassed] = useState('');
  const caret = useRef<number>(undefined);
  const isOffering = suggestions.length > 0 && passed !== value;
  const offered = suggestions.map((suggestion) => suggestion.id).join();
  const index = active.of === offered ? active.index : 0;
  const input = () => box.current?.querySelector('input') ?? null;

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input()?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);

  const choose = (chosen: QuickAddSuggestion | undefined) => {
    if (chosen) caret.current = onChooseSuggestion?.(chosen.id);
  };
  const move = (by: number) =>
    setActive({ of: offered, index: (index + by + suggestions.length) % suggestions.length });

  const offeredKeys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => choose(suggestions[index]),
    Tab: () => choose(suggestions[index]),
    Escape: () => setPassed(value),
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isComposing(event.nativeEvent) || event.defaultPrevented || event.shiftKey) return;
    const run = isOffering ? offeredKeys[event.key] : event.key === 'Enter' ? onAdd : undefined;
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  return (
    <Root>
      <div ref={box}>
        <TextInput
          autoComplete="off"
          {...props}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isOffering}
          aria-controls={isOffering ? `${id}-list` : undefined}
          aria-activedescendant={isOffering ? `${id}-${index}` : undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          isInvalid={problem !== undefined}
          placeholder={placeholder}
          leading={<Plus aria-hidden />}
          value={value}
          onChange={(text) => onChange(text, input()?.selectionStart ?? text.length)}
          onSelect={(event) => {
            const { selectionStart, value: text } = event.currentTarget;
            if (text === value) onChange(text, selectionStart ?? text.length);
          }}
          onKeyDown={handleKey}
        />
      </div>
      {problem !== undefined && (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      )}
      <Tokens aria-live="polite" aria-label={tokens.length > 0 ? label : undefined}>
        {tokens.map((token) => (
          <li key={token.id}>
            <Tag
              label={token.label}
              icon={token.icon}
              onRemove={() => {
                onRemoveToken(token.id);
                input()?.focus();
              }}
            />
          </li>
        ))}
      </Tokens>
      <Suggestions
        triggerRef={box}
        isOpen={isOffering}
        onOpenChange={(isOpen) => !isOpen && setPassed(value)}
        isNonModal
        placement="bottom start"
        offset={surfaceOffset}
      >
        <div role="listbox" id={`${id}-list`} aria-label={suggestionsLabel ?? label}>
          {suggestions.map((suggestion, place) => (
            <Suggestion
              key={suggestion.id}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === index}
              // the focus stays in the line
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              {suggestion.icon}
              {suggestion.label}
            </Suggestion>
          ))}
        </div>
      </Suggestions>
    </Root>
  );
}
