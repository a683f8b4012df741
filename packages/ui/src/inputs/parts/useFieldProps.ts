import { type AriaAttributes, use, useLayoutEffect } from 'react';
import { FieldContext, type InputState } from './FieldContext.ts';

type Naming = 'aria-describedby' | 'aria-invalid' | 'aria-label' | 'aria-labelledby' | 'aria-required';

/** Describes the props of an input by which it is tied to a frame. */
export interface FieldProps extends InputState, Pick<AriaAttributes, Naming> {
  /** The id of the control. Defaults to that of the frame. */
  id?: string | undefined;
}

/** Describes what ties a control to its frame, in addition to its own props. */
interface FieldOptions {
  /** Whether the control is a group of others. */
  isGroup?: boolean;
  /** Whether `aria-labelledby` names the control: react-aria's components, and groups. A `label` names an input by itself. */
  isNamedByAria?: boolean;
}

/** Returns the ids of some elements as one attribute names them, each once. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  const given = ids.flatMap((id) => id?.split(' ') ?? []);
  return [...new Set(given)].join(' ').trim() || undefined;
}

/**
 * Returns the props of a control together with what the frame around it states: its id, name and description, and whether it is invalid,
 * required, read-only or disabled. Its own props come first; descriptions add up. Without a frame the props are returned as they are.
 */
export function useFieldProps<Props extends FieldProps>(
  props: Props,
  { isGroup = false, isNamedByAria = isGroup }: FieldOptions = {},
): Props & FieldProps {
  const field = use(FieldContext);
  const register = field?.register;
  const id = props.id ?? field?.id;
  useLayoutEffect(
    () => (id === undefined ? undefined : register?.({ id, isGroup })),
    [register, id, isGroup],
  );
  if (!field) return props;
  const isNamed = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined;
  return {
    ...props,
    id,
    'aria-label': isNamed ? props['aria-label'] : field['aria-label'],
    'aria-labelledby': isNamed || !isNamedByAria ? props['aria-labelledby'] : field.labelId,
    'aria-describedby': joinIds(field['aria-describedby'], props['aria-describedby']),
    isDisabled: props.isDisabled ?? field.isDisabled,
    isReadOnly: props.isReadOnly ?? field.isReadOnly,
    isInvalid: props.isInvalid ?? field.isInvalid,
    isRequired: props.isRequired ?? field.isRequired,
  };
}

/** Returns the attributes by which an element states what the props of an input do. */
export function toAttributes<Props extends FieldProps>({
  isDisabled,
  isReadOnly,
  isInvalid,
  isRequired,
  ...props
}: Props) {
  return {
    ...props,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-invalid': props['aria-invalid'] ?? (isInvalid || undefined),
    // Not `required`: the browser would show an error of its own.
    'aria-required': props['aria-required'] ?? (isRequired || undefined),
  };
}

/** Returns the attributes of an input edited in the place of its value, which the shell around it draws. */
export function useInlineAttributes() {
  const inline = use(FieldContext)?.inline;
  return {
    'data-inline': inline !== undefined || undefined,
    'data-in-cell': inline === 'cell' || undefined,
  } as const;
}
