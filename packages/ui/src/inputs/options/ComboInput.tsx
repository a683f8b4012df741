import { type Ref, use } from 'react';
import { ComboBoxStateContext, Input, type InputProps } from 'react-aria-components';
import { leaveToInputMethod } from '../../primitives/keys/index.ts';

export interface ComboInputProps extends InputProps {
  /** Runs with each text that is typed; while an input method composes it, it may yet become another. */
  readonly onType: (text: string, isComposing: boolean) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Takes the text of a combobox, and opens its options while it is typed. react-aria would open them for any text that is new, also when what was
 * chosen is put back.
 */
export function ComboInput({ onType, onKeyDownCapture, ...props }: ComboInputProps) {
  const state = use(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onKeyDownCapture={(event) => {
        // Who ends or calls off a word chooses no option, and gives up nothing that was typed.
        if (!leaveToInputMethod(event)) onKeyDownCapture?.(event);
      }}
      onChange={({ currentTarget, nativeEvent }) => {
        onType(currentTarget.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing);
        state?.open(null, 'input');
      }}
    />
  );
}
