import type { Ref, TextareaHTMLAttributes } from 'react';
import type { InputState } from '../parts/FieldContext.ts';
import type { OwnAttribute, ValueProps } from '../parts/input.types.ts';
import { toAttributes, useFieldProps, useInlineAttributes } from '../parts/useFieldProps.ts';
import { BoxedTextArea } from './TextArea.styles.ts';

export interface TextAreaProps
  extends InputState, ValueProps<string>, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, OwnAttribute> {
  /** The least number of lines; the control grows with its text. Defaults to 4. */
  rows?: number;
  /** Receives the element of the control. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Takes a text of several lines. */
export function TextArea({ rows = 4, onChange, style, ...props }: TextAreaProps) {
  const fieldProps = useFieldProps(props);
  const inline = useInlineAttributes();
  // The shell of an inline editor draws the box, which makes the editor quick to open.
  const Area = inline['data-inline'] ? 'textarea' : BoxedTextArea;
  return (
    <Area
      {...inline}
      {...toAttributes(fieldProps)}
      rows={rows}
      style={{ ...style, '--rows': rows }}
      onChange={onChange && ((event) => onChange(event.currentTarget.value))}
    />
  );
}
