import { ChevronDown } from 'lucide-react';
import type { CSSProperties, FocusEvent, ReactNode, Ref } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { SelectValue } from 'react-aria-components';
import { useUiMessages } from '../../provider/messages/index.ts';
import { Trigger, Value } from './SelectTrigger.styles.ts';

export interface SelectTriggerProps {
  /** Shows what is chosen; the placeholder while it is nothing. */
  readonly chosen: ReactNode;
  readonly placeholder?: string | undefined;
  readonly id?: string | undefined;
  readonly onFocus?: ((event: FocusEvent) => void) | undefined;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Shows what is chosen, and opens the options. */
export function SelectTrigger({
  chosen,
  placeholder,
  className,
  style,
  title,
  onFocus,
  ...props
}: SelectTriggerProps) {
  const t = useUiMessages();
  return (
    <Trigger
      {...props}
      className={className ?? ''}
      style={style ?? {}}
      render={(button) => <button {...mergeProps(button, { title, onFocus })} />}
    >
      <Value as={SelectValue} data-placeholder={chosen ? undefined : true}>
        {chosen || (placeholder ?? t('ui.select.placeholder'))}
      </Value>
      <ChevronDown aria-hidden />
    </Trigger>
  );
}
