import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { SelectValue } from 'react-aria-components';
import { useFormsMessages } from '../../messages/index.ts';
import * as styles from '../select.styles.ts';

export interface SelectTriggerProps extends Omit<ButtonProps, 'children' | 'className' | 'style'> {
  /** Shows what is chosen; the placeholder while it is nothing. */
  readonly chosen: ReactNode;
  readonly placeholder?: string;
  readonly 'data-field'?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Shows what is chosen, and opens the options. */
export function SelectTrigger({ chosen, placeholder, ...props }: SelectTriggerProps) {
  const messages = useFormsMessages();
  return (
    <styles.Trigger {...props}>
      <styles.Value as={SelectValue} data-placeholder={chosen ? undefined : true}>
        {chosen || (placeholder ?? messages('forms.select.placeholder'))}
      </styles.Value>
      <ChevronDown aria-hidden />
    </styles.Trigger>
  );
}
