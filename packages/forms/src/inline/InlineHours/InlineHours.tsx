import { formatHours, parseDuration } from '@bureau/values';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineMinutes } from './InlineMinutes.tsx';

/** Describes the editor of a duration in hours and minutes, `1:30`; null is none. */
export type InlineHoursProps = InlineEditorProps<string | null, string>;

const toMinutes = (hours: string | null | undefined) =>
  typeof hours === 'string' ? (parseDuration(hours) ?? null) : hours;

/**
 * Edits hours in their place (docs/product.md §2, Behaviour of the inline editors). They are typed as `1:30`, `90m`, `1.5h` or
 * `1h 30m`, and saved as hours, a colon and two digits of minutes.
 */
export function InlineHours({ value, defaultValue, onSave, ...props }: InlineHoursProps) {
  return (
    <InlineMinutes
      {...props}
      value={toMinutes(value)}
      defaultValue={toMinutes(defaultValue)}
      onSave={(minutes) => onSave(minutes === null ? null : formatHours(minutes))}
    />
  );
}
