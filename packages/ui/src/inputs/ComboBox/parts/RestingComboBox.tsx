import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { OptionId } from '../../options/options.ts';
import { Clear } from '../../SearchInput/SearchInput.styles.ts';
import { TextInput } from '../../TextInput/index.ts';
import type { Beginning, ComboBoxProps } from '../ComboBox.types.ts';

interface RestingComboBoxProps extends Omit<
  ComboBoxProps<OptionId>,
  'defaultValue' | 'isLazy' | 'loadOptions' | 'onChange' | 'onCreate' | 'options' | 'value'
> {
  /** Runs once somebody comes to it. */
  readonly onBegin: (beginning: Beginning) => void;
}

/** Stands for an empty combobox that nobody has come to. */
export function RestingComboBox({ onBegin, ...props }: RestingComboBoxProps) {
  // a press is over before what it presses is replaced
  const isPressed = useRef(false);
  return (
    <TextInput
      {...props}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={false}
      aria-controls={undefined}
      autoComplete="off"
      spellCheck={false}
      onPointerDown={() => (isPressed.current = true)}
      onPointerCancel={() => (isPressed.current = false)}
      onPointerLeave={() => (isPressed.current = false)}
      onPointerUp={() => isPressed.current && onBegin('text')}
      onFocus={() => !isPressed.current && onBegin('text')}
      onKeyDown={() => onBegin('text')}
      trailing={
        // the keyboard opens the options by the arrows, as in the combobox that takes its place
        <Clear type="button" aria-hidden tabIndex={-1} onClick={() => onBegin('button')}>
          <ChevronDown aria-hidden />
        </Clear>
      }
    />
  );
}
