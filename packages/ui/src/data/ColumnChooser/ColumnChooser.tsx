import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { createLazyImport } from '../../lazy/index.ts';
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts';
import { Button } from '../../primitives/index.ts';
import { useUiMessages } from '../../provider/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import type { ColumnChooserProps } from './ColumnChooser.types.ts';
import type { ColumnDialogProps } from './parts/ColumnDialog.tsx';

/** Loads what the button opens: a page with a list does without until then. */
const useColumnDialog = createLazyImport<ColumnDialogProps>(() =>
  import('./parts/ColumnDialog.tsx').then(({ ColumnDialog }) => ColumnDialog),
);

/** Opens the choice of a table's columns: which are shown, in which order, what the rows are grouped by, and how dense they are. */
export function ColumnChooser({ ref, ...props }: ColumnChooserProps) {
  const t = useUiMessages();
  const button = useObjectRef(ref);
  const [isOpen, setOpen] = useState(false);
  const { Loaded: ColumnDialog, preload } = useLazyOverlay(useColumnDialog, isOpen, setOpen);
  return (
    <>
      <Button
        {...rootPropsOf(props)}
        ref={button}
        variant="ghost"
        size="small"
        icon={<Columns3 aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={preload}
        onFocus={preload}
        onPress={() => setOpen(!isOpen)}
      >
        {t('ui.columns.label')}
      </Button>
      {ColumnDialog && <ColumnDialog {...props} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
