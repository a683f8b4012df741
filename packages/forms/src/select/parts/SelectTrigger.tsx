import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { SelectValue } from 'react-aria-components';
import { useFormsMessages } from '../../messages/index.ts';
import type { SelectOption } from '../options.ts';
import * as styles from '../select.styles.ts';
import { OptionLabel } from './OptionLabel.tsx';

export interface SelectTriggerProps extends Omit<ButtonProps, 'children' | 'className' | 'style'> {
  /** Shows this option; the placeholder without it. */
  readonly option: SelectOption | undefined;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Shows the chosen option, and opens the others. */
export function SelectTrigger({ option, placeholder, ...props }: SelectTriggerProps) {
  const messages = useFormsMessages();
  return (
    <styles.Trigger {...props}>
      <styles.Value as={SelectValue} data-placeholder={option ? undefined : true}>
        {option ? <OptionLabel {...option} /> : (placeholder ?? messages('forms.select.placeholder'))}
      </styles.Value>
      <ChevronDown aria-hidden />
    </styles.Trigger>
  );
}
