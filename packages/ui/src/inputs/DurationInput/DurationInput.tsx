import { formatHours, parseDuration } from '@bureau/values';
import type { InputProps } from '../parts/input.types.ts';
import { type ParsedValueProps, useParsedText } from '../parts/useParsedText.ts';
import { TextInput } from '../TextInput/index.ts';

export interface DurationInputProps
  extends Omit<InputProps<number>, keyof ParsedValueProps<number>>, ParsedValueProps<number> {}

/** Takes a duration in whole minutes, typed as `1:30`, `90m`, `1.5h` or `1h 30m`, and shown as `1:30`. */
export function DurationInput(props: DurationInputProps) {
  const { textProps } = useParsedText<number>(props, {
    format: (given) => (typeof given === 'string' ? given : formatHours(given)),
    parse: parseDuration,
  });
  return <TextInput autoComplete="off" {...props} {...textProps} />;
}
