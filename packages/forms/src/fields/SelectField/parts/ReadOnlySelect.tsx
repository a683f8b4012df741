import type { Ref } from 'react';
import type { SelectOption } from '../../../select/index.ts';
import { TextInput } from '../../../controls/control.styles.ts';
import { TextFieldRoot } from '../../parts/field.styles.ts';
import { FieldFrame, type FieldFrameProps } from '../../parts/FieldFrame.tsx';
import type { BoundField } from '../../useField.ts';

export interface ReadOnlySelectProps extends Pick<BoundField, 'controlProps'> {
  readonly frame: Omit<FieldFrameProps, 'children'>;
  readonly option: SelectOption | undefined;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Shows the chosen option as a text that can be read and copied. */
export function ReadOnlySelect({ frame, controlProps, option, className, ref }: ReadOnlySelectProps) {
  return (
    <TextFieldRoot ref={ref} className={className} value={option?.label ?? ''} isReadOnly>
      <FieldFrame {...frame}>
        <TextInput {...controlProps} />
      </FieldFrame>
    </TextFieldRoot>
  );
}
