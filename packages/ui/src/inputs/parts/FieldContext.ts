import { type AriaAttributes, createContext } from 'react';

/** Describes what an input can be, as its props and the frame around it state it. */
export interface InputState {
  /** Disables the input: it takes neither focus nor value. */
  isDisabled?: boolean | undefined;
  /** Lets the value be read and copied, but not changed. */
  isReadOnly?: boolean | undefined;
  /** Whether the value was rejected. */
  isInvalid?: boolean | undefined;
  /** Whether a value has to be given. */
  isRequired?: boolean | undefined;
}

/** Describes what a frame gives to the one control inside it. */
export interface FieldContextValue
  extends InputState, Pick<AriaAttributes, 'aria-describedby' | 'aria-label'> {
  /** The id of the control, unless it has its own. */
  readonly id: string;
  /** The id of the label, if there is one. */
  readonly labelId?: string | undefined;
  /** Whether the control is edited in the place of its value: on a page, or over the cell of a table. */
  readonly inline?: 'page' | 'cell' | undefined;
  /** Registers the control with the frame around it. Returns what takes that back. */
  readonly register?: (control: FieldControl) => () => void;
}

/** Describes the control of a frame. */
export interface FieldControl {
  readonly id: string;
  /** Whether it is a group of controls, which no `label` element can name. */
  readonly isGroup: boolean;
}

/**
 * Ties a control to the frame around it. A control of several parts, such as a list of choices that can be searched, gives null to the parts
 * that have inputs of their own.
 */
export const FieldContext = createContext<FieldContextValue | null>(null);
