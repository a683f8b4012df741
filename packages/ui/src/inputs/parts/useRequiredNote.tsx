import { useId } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { type FieldProps, joinIds } from './useFieldProps.ts';

/** Returns what describes a control that has no attribute for being required, such as a button or a group, and the words for it. */
export function useRequiredNote({ isRequired, 'aria-describedby': describedBy }: FieldProps) {
  const t = useUiMessages();
  const id = useId();
  if (isRequired !== true) return { describedBy, note: null };
  return {
    describedBy: joinIds(id, describedBy),
    note: <VisuallyHidden id={id}>{t('ui.field.required')}</VisuallyHidden>,
  };
}
