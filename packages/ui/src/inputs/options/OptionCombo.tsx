import type { ReactNode, RefObject } from 'react';
import { ComboBox } from 'react-aria-components';
import { styled } from 'styled-components';
import { surfaceOffset } from '../../overlay/Popover/index.ts';
import { FieldContext } from '../parts/FieldContext.ts';
import type { FieldProps } from '../parts/useFieldProps.ts';
import { OptionListBox } from './OptionListBox.tsx';
import { OptionStatus, type OptionStatusProps } from './OptionStatus.tsx';
import type { OptionId, SelectOptions } from './options.ts';
import { Panel } from './options.styles.ts';

const Root = styled(ComboBox)`
  inline-size: 100%;
  min-inline-size: 0;
` as typeof ComboBox;

export interface OptionComboProps extends FieldProps {
  /** What is chosen; null where the text is all that there is. */
  readonly value: OptionId | null;
  readonly text: string;
  readonly offered: SelectOptions;
  readonly status: OptionStatusProps;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Runs with the key of what is chosen; it may be none of the options. */
  readonly onChoose: (key: unknown) => void;
  readonly name?: string | undefined;
  /** Names the form that it belongs to, where that is not the one around it. */
  readonly form?: string | undefined;
  /** What the options float below. Defaults to the input. */
  readonly anchor?: RefObject<HTMLElement | null> | undefined;
  /** Shows a ComboInput, and may show a button that opens the options. */
  readonly children: ReactNode;
}

/** Offers options below an input while a text is typed, by the keyboard as the ARIA practices describe a combobox. */
export function OptionCombo({
  value,
  text,
  offered,
  status,
  onOpenChange,
  onChoose,
  anchor,
  children,
  ...field
}: OptionComboProps) {
  // The status below stands for a list without an answer.
  const isHidden = status.status !== 'idle' && offered.length === 0;
  return (
    <Root
      {...field}
      // Filtered already.
      items={noItems}
      value={value}
      inputValue={text}
      onChange={onChoose}
      onOpenChange={onOpenChange}
      allowsEmptyCollection
      menuTrigger="manual"
      validationBehavior="aria"
    >
      {children}
      {!field.isDisabled && !field.isReadOnly && (
        <Panel offset={surfaceOffset} {...(anchor && { triggerRef: anchor })}>
          <FieldContext value={null}>
            <OptionListBox options={offered} hidden={isHidden} />
            <OptionStatus {...status} />
          </FieldContext>
        </Panel>
      )}
    </Root>
  );
}

const noItems: readonly object[] = [];
