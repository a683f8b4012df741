import type { CSSProperties, FocusEvent, Ref } from 'react';
import type { ControlSize } from '../../primitives/Button/index.ts';
import type { FieldProps } from '../parts/useFieldProps.ts';
import type { OptionId, SelectOptions } from './options.ts';
import type { LoadOptions } from './useOptionSearch.ts';

/** Describes what all inputs share whose options float below them. */
export interface SelectBaseProps<Id extends OptionId> extends FieldProps {
  /** Lists the choices, or those that are known before `loadOptions` was asked. More than eight can be searched. */
  readonly options?: SelectOptions<Id> | undefined;
  /** Loads the choices for what is typed, instead of searching `options`. */
  readonly loadOptions?: LoadOptions<Id> | undefined;
  /** Whether `options` are still on their way, which is said below those that are known. */
  readonly isLoading?: boolean | undefined;
  /** Asks for `options` again; given where they could not be loaded, which is said with a button that runs it. */
  readonly onRetry?: (() => void) | undefined;
  /** Shows while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** Opens and closes the options from outside, together with `onOpenChange`. */
  readonly isOpen?: boolean | undefined;
  /** Opens the options at the start. */
  readonly defaultIsOpen?: boolean | undefined;
  /** Runs when the options open or close. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Runs when the focus comes to the input. */
  readonly onFocus?: ((event: FocusEvent) => void) | undefined;
  /** Runs when the focus leaves the input, and its options. */
  readonly onBlur?: ((event: FocusEvent) => void) | undefined;
  /** Focuses the input when the page is shown. */
  readonly autoFocus?: boolean | undefined;
  /** Names the value in a form of the browser. */
  readonly name?: string | undefined;
  /** Sets the height. Defaults to `medium`. */
  readonly size?: ControlSize | undefined;
  /** Shows a tooltip of the browser. */
  readonly title?: string | undefined;
  /** Adds classes to those of the component. */
  readonly className?: string | undefined;
  /** Adds styles to the element, such as where it stands in a grid. */
  readonly style?: CSSProperties | undefined;
  /** Reaches the control itself, as `className`, `style` and `data-*` do. */
  readonly ref?: Ref<HTMLElement> | undefined;
}
