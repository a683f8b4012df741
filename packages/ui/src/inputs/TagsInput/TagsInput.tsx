import {
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useId,
  useRef,
} from 'react';
import { useLocale } from 'react-aria-components';
import { isComposing } from '../../primitives/keys/index.ts';
import type { ControlSize } from '../../primitives/Button/index.ts';
import { OptionCombo } from '../options/OptionCombo.tsx';
import type { InputState } from '../parts/FieldContext.ts';
import { FormValues } from '../parts/FormValues.tsx';
import type { ValueProps } from '../parts/input.types.ts';
import { useFieldProps } from '../parts/useFieldProps.ts';
import { useFormReset } from '../parts/useFormReset.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { stepOf, TagList } from './TagList.tsx';
import { separators, splitTags } from './tags.ts';
import { Box, ComboEntry, Entry, Problem } from './TagsInput.styles.ts';
import { useTags } from './useTags.ts';

/**
 * Describes the props of an input of tags. Other attributes and native events, `className`, `style` and `ref` reach the box around the tags and
 * what is typed, which is a group.
 */
export interface TagsInputProps
  extends
    InputState,
    ValueProps<readonly string[]>,
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** Offers tags while one is typed. */
  readonly suggestions?: readonly string[];
  /** Loads suggestions for what is typed, of which nothing is the start; see `loadOptions` of Select. */
  readonly loadSuggestions?: (query: string, signal: AbortSignal) => Promise<readonly string[]>;
  /** Whether other tags than the suggestions can be added. Defaults to true. */
  readonly canCreate?: boolean;
  /** The greatest number of tags. */
  readonly max?: number;
  /** Shows while there is no tag. */
  readonly placeholder?: string;
  /** Names what a form sends for each tag. */
  readonly name?: string | undefined;
  /** Sets the height. Defaults to `medium`. */
  readonly size?: ControlSize;
  /** Receives the element of the control. */
  readonly ref?: Ref<HTMLDivElement>;
}

const none: readonly string[] = [];

/**
 * Takes several texts. Enter, a comma and leaving the input add what was typed, a list that is pasted adds several. Backspace removes the last tag,
 * and the arrow keys lead to the others.
 */
export function TagsInput({
  value: given,
  defaultValue = none,
  onChange,
  suggestions = none,
  loadSuggestions,
  canCreate = true,
  max,
  placeholder,
  name,
  size = 'medium',
  ref,
  ...props
}: TagsInputProps) {
  const { direction } = useLocale();
  const problemId = useId();
  const entryRef = useRef<HTMLInputElement>(null);
  const [tags, setTags, boxRef] = useInputValue(ref, given, defaultValue, onChange);
  const { typed, type, isOpen, leave, comboProps, add, remove, problem } = useTags({
    tags,
    setTags,
    suggestions,
    loadSuggestions,
    canCreate,
    max,
  });
  useFormReset(boxRef, () => type(''));
  const { isDisabled, isReadOnly, isInvalid, isRequired, onBlur, onMouseDown, ...control } = useFieldProps(
    props,
    { isGroup: true },
  );
  const canChange = isDisabled !== true && isReadOnly !== true;
  const hasSuggestions = suggestions.length > 0 || loadSuggestions !== undefined;

  const change = (text: string, isUnfinished: boolean) => {
    if (separators.test(text) && !isUnfinished) add(text);
    else type(text);
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || !canChange) return;
    const { currentTarget, key } = event;
    const { selectionStart, selectionEnd } = currentTarget;
    const last = tags.at(-1);
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    if (key === 'Enter' && typed.trim() !== '' && !currentTarget.hasAttribute('aria-activedescendant'))
      add(typed);
    // A key that is held down empties the text, and stops there.
    else if (key === 'Backspace' && typed === '' && last !== undefined && !event.repeat) remove(last);
    else if (stepOf(key, direction === 'rtl') === -1 && isAtStart && last !== undefined)
      [...(boxRef.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const entryProps = {
    ref: entryRef,
    autoComplete: 'off',
    spellCheck: false,
    placeholder: tags.length === 0 ? placeholder : undefined,
    disabled: isDisabled,
    readOnly: isReadOnly,
    onKeyDownCapture: handleKey,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      leave();
    },
    // a comma that an input method wrote is one as soon as the word is ended
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      change(currentTarget.value, false),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text/plain');
      if (!canChange || splitTags(text).length < 2) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const behind = typed.slice(selectionEnd ?? typed.length);
      add(`${typed.slice(0, selectionStart ?? undefined)}${text}${behind}`);
    },
  };
  const naming = {
    'aria-label': control['aria-label'],
    'aria-labelledby': control['aria-labelledby'],
    'aria-describedby': problem === undefined ? undefined : problemId,
  };

  return (
    <>
      <Box
        {...control}
        ref={boxRef}
        role="group"
        aria-disabled={isDisabled || undefined}
        data-size={size === 'small' ? size : undefined}
        data-invalid={isInvalid || undefined}
        data-readonly={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
        onMouseDown={(event: MouseEvent<HTMLDivElement>) => {
          onMouseDown?.(event);
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          entryRef.current?.focus();
        }}
        onBlur={(event: FocusEvent<HTMLDivElement>) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          if (canChange && canCreate && typed.trim() !== '') add(typed);
          else if (!isOpen) leave();
          onBlur?.(event);
        }}
      >
        <TagList tags={tags} onRemove={canChange ? remove : undefined} entry={entryRef} />
        {hasSuggestions ? (
          <OptionCombo
            {...comboProps}
            {...naming}
            {...{ isDisabled, isReadOnly, isInvalid, isRequired }}
            value={null}
            text={typed}
            anchor={boxRef}
          >
            <ComboEntry {...entryProps} onType={change} />
          </OptionCombo>
        ) : (
          <Entry
            {...entryProps}
            {...naming}
            aria-invalid={isInvalid || undefined}
            aria-required={isRequired || undefined}
            value={typed}
            onChange={({ currentTarget, nativeEvent }) =>
              change(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            }
          />
        )}
        <FormValues name={name} disabled={isDisabled} values={tags} />
      </Box>
      <Problem id={problemId} role="alert">
        {problem}
      </Problem>
    </>
  );
}
