import { Popover } from '../../overlay/Popover/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useInputMessages } from '../messages/useInputMessages.ts';
import { FieldContext } from '../parts/FieldContext.ts';
import type { InputProps } from '../parts/input.types.ts';
import { useFieldProps } from '../parts/useFieldProps.ts';
import { type ParsedValueProps, useParsedText } from '../parts/useParsedText.ts';
import { TextInput } from '../TextInput/index.ts';
import { Swatch } from './ColorInput.styles.ts';
import { ColorPanel } from './ColorPanel.tsx';
import { readHex } from './readHex.ts';

export interface ColorInputProps
  extends Omit<InputProps<string>, 'defaultValue' | 'onChange' | 'value'>, ParsedValueProps<string> {
  /** Offers these colors, as `#rrggbb`, before any other. */
  readonly suggestions?: readonly string[];
}

const format = (value: string) => readHex(value) ?? value;

/** Takes a color: typed as `#rrggbb`, or as `#rgb`, which is written in full once the input is left; or chosen in a panel. */
export function ColorInput({ suggestions = [], ...props }: ColorInputProps) {
  const t = useInputMessages();
  const { isDisabled, isReadOnly } = useFieldProps(props);
  const { parsed, change, textProps } = useParsedText<string>(props, { format, parse: readHex });
  const swatch = <Swatch style={{ '--swatch': parsed }} aria-hidden />;
  return (
    <TextInput
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      {...props}
      {...textProps}
      leading={
        isDisabled || isReadOnly ? (
          swatch
        ) : (
          <FieldContext value={null}>
            <Popover
              label={t('ui.color.pick')}
              trigger={<IconButton label={t('ui.color.pick')} icon={swatch} size="small" />}
            >
              <ColorPanel value={parsed && readHex(parsed)} suggestions={suggestions} onChange={change} />
            </Popover>
          </FieldContext>
        )
      }
    />
  );
}
