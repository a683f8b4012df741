import { formatDuration } from '@bureau/values';
import { TypedInput } from '../../controls/TypedInput.tsx';
import { useDurations } from '../../controls/useDurations.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineTyped } from '../InlineTyped/index.ts';

/** Describes the editor of a duration in whole minutes; null is none. */
export type InlineMinutesProps = InlineEditorProps<number | null, string>;

/**
 * Edits a duration that is kept as whole minutes, as `InlineHours` edits one that is kept as hours and minutes: it is typed
 * as `1:30`, `90m`, `1.5h` or `1h 30m`.
 */
export function InlineMinutes(props: InlineMinutesProps) {
  return (
    <InlineTyped<number>
      {...props}
      notation={useDurations()}
      renderValue={formatDuration}
      renderControl={(control) => <TypedInput {...control} />}
    />
  );
}
