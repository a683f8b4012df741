import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isComposing } from '../../primitives/keys/index.ts';
import { Root } from './AddLine.styles.ts';
import { TextInput, type TextInputProps } from '../../inputs/TextInput/index.ts';

export interface AddLineProps extends Omit<
  TextInputProps,
  'defaultValue' | 'leading' | 'onChange' | 'placeholder' | 'trailing' | 'type' | 'value'
> {
  /** Names what is added: "Add a to-do". It names the line, and stands in it while it is empty. */
  label: string;
  /** What was typed before and is not added yet. */
  initialText?: string | undefined;
  /** Runs with what is typed and not added yet, so that it can be kept. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Adds what was typed, without the spaces around it, and returns whether it was taken. What it refuses comes back, unless something else is being typed. */
  onAdd: (text: string) => boolean | Promise<boolean>;
}

/** Adds one thing after the other by its name: each Enter hands one on, and the line is empty for the next at once. */
export function AddLine({ label, initialText = '', onAdd, onTextChange, onKeyDown, ...props }: AddLineProps) {
  const [text, setText] = useState(initialText);
  const change = (next: string) => {
    setText(next);
    onTextChange?.(next);
  };
  const add = async (wanted: string) => {
    change('');
    if (await onAdd(wanted)) return;
    setText((typed) => typed || wanted);
    onTextChange?.(wanted);
  };
  return (
    <Root>
      <TextInput
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        {...props}
        leading={<Plus aria-hidden />}
        value={text}
        onChange={change}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Enter' || isComposing(event.nativeEvent) || event.defaultPrevented) return;
          event.preventDefault();
          const wanted = text.trim();
          if (wanted !== '') void add(wanted);
        }}
      />
    </Root>
  );
}
