import { DurationInput } from '@bureau/ui';
import { formatDuration } from '@bureau/values';
import { useDurationFormat } from '../../controls/useDurationFormat.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineParsed } from '../InlineParsed/index.ts';

/** Describes the editor of a duration in whole minutes; null is none. */
export type InlineMinutesProps = InlineEditorProps<number | null, string>;

/**
 * Edits a duration that is kept as whole minutes, as `InlineHours` edits one that is kept as hours and minutes: it is typed
 * as `1:30`, `90m`, `1.5h` or `1h 30m`.
 */
export function InlineMinutes(props: InlineMinutesProps) {
  return (
    <InlineParsed<number>
      {...props}
      valueFormat={useDurationFormat()}
      renderValue={formatDuration}
      renderInput={(input) => <DurationInput {...input} />}
    />
  );
}
