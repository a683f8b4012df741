import { ColorInput, type ColorInputProps, readHex } from '@bureau/ui';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineParsed } from '../InlineParsed/index.ts';

/** Describes the editor of a color, `#rrggbb`; null is none. */
export interface InlineColorProps
  extends InlineEditorProps<string | null, string>, Pick<ColorInputProps, 'suggestions'> {}

const asItIs = (color: string) => color;

/** Edits a color in its place, typed or chosen in a panel. A press outside does not discard it. */
export function InlineColor({ suggestions = [], ...props }: InlineColorProps) {
  const messages = useFormsMessages();
  return (
    <InlineParsed<string>
      {...props}
      valueFormat={{
        format: asItIs,
        parse: readHex,
        parseErrorMessage: messages('forms.color.invalid'),
      }}
      renderValue={asItIs}
      discardsOnOutsidePress={false}
      renderInput={(input) => <ColorInput {...input} suggestions={suggestions} />}
    />
  );
}
