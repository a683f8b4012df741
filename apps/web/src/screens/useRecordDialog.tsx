import { useLazyOverlay, type UseLazyImport } from '@bureau/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

/** What a dialog on a record takes. */
export interface RecordDialogProps<Rec extends object> {
  readonly record: Rec;
  /** Runs with `false` when the dialog asks to close. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

interface RecordDialog<Rec extends object> {
  readonly open: (record: Rec) => void;
  /** Is there while it is open. */
  readonly dialog: ReactNode;
}

/** Returns the function that opens a dialog on a record, whose code is loaded then, and the dialog. `props` are what it takes beside the record. */
export function useRecordDialog<Rec extends object, More extends object = object>(
  useDialog: UseLazyImport<RecordDialogProps<Rec> & More>,
  props: More,
): RecordDialog<Rec> {
  const [record, setRecord] = useState<Rec>();
  const close = () => setRecord(undefined);
  const { Loaded } = useLazyOverlay(useDialog, record !== undefined, close);
  const Dialog: ComponentType<RecordDialogProps<Rec> & More> | undefined = Loaded;
  return {
    open: setRecord,
    dialog: record && Dialog && <Dialog {...props} record={record} onOpenChange={close} />,
  };
}
