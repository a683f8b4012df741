import {
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useLayoutEffect,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { FieldContext, type InputState } from './FieldContext.ts';
import type { OwnAttribute } from './input.types.ts';
import { RequiredMark } from './RequiredMark.tsx';
import { ToggleDescription } from './toggle.styles.ts';
import { joinIds, toAttributes, useFieldProps } from './useFieldProps.ts';

/** Names the attributes of a toggle that it states by its own props. */
type ToggleAttribute = Exclude<OwnAttribute, 'value'> | 'checked' | 'defaultChecked';

/**
 * Describes what a checkbox and a switch share. Other attributes and native events, `className`, `style` and `ref` reach the `input`, which is
 * the box that is seen; `value` is what a form sends for it.
 */
export interface ToggleProps
  extends InputState, Omit<InputHTMLAttributes<HTMLInputElement>, ToggleAttribute> {
  /** Whether it is selected; `undefined` leaves that to the input. */
  isSelected?: boolean | undefined;
  /** Whether it is selected to begin with, while it keeps that itself. */
  defaultSelected?: boolean | undefined;
  /** Runs when a person selects it, or takes that back. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Stands beside it and names it. Without it, give an `aria-label`. */
  children?: ReactNode;
  /** Shows more about it, below the label. */
  description?: ReactNode;
  /** Receives the element of the control. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Returns the attributes of the `input` of a toggle, and the text beside it, with the mark of a required one unless the label of the frame has it. In a frame
 * with a label it is named by its own text, and described by the label: both together would be its name otherwise.
 */
export function useToggle({
  isSelected,
  defaultSelected,
  onChange,
  onClick,
  children,
  description,
  ref,
  ...props
}: ToggleProps) {
  const inputRef = useObjectRef(ref);
  useLayoutEffect(() => {
    // What a form goes back to when it is reset: React would leave it at the first value.
    if (inputRef.current && isSelected !== undefined) inputRef.current.defaultChecked = isSelected;
  });
  const labelId = use(FieldContext)?.labelId;
  const { readOnly, ...attributes } = toAttributes(useFieldProps(props));
  const isNamed = attributes['aria-label'] ?? attributes['aria-labelledby'];
  const textId = labelId && children !== undefined && !isNamed ? `${attributes.id}-text` : undefined;
  return {
    inputProps: {
      ...attributes,
      ...(textId && {
        'aria-labelledby': textId,
        'aria-describedby': joinIds(labelId, attributes['aria-describedby']),
      }),
      ref: inputRef,
      type: 'checkbox',
      // The browser knows no checkbox that can only be read.
      'aria-readonly': readOnly || undefined,
      checked: isSelected,
      defaultChecked: isSelected === undefined ? defaultSelected : undefined,
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        onClick?.(event);
        if (readOnly) event.preventDefault();
      },
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        if (!readOnly) onChange?.(currentTarget.checked);
      },
    },
    text: children !== undefined && (
      <span id={textId}>
        {children}
        {attributes['aria-required'] === true && !labelId && <RequiredMark />}
        {description !== undefined && <ToggleDescription>{description}</ToggleDescription>}
      </span>
    ),
  } as const;
}
