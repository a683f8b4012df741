import type { InputState } from '../../parts/FieldContext.ts';
import type { RecurrenceDraft } from '../draft.ts';

/** What each part of the input takes. */
export interface PartProps {
  readonly draft: RecurrenceDraft;
  readonly onChange: (changed: Partial<RecurrenceDraft>) => void;
  readonly state: Pick<InputState, 'isDisabled' | 'isReadOnly'>;
}
