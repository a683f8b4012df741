import type { RecordCalls } from '@bureau/contract';

export interface RecordSectionsProps {
  /** The endpoints of the resource. */
  readonly calls: Pick<RecordCalls, 'comments' | 'attachments'>;
  readonly id: number;
}
