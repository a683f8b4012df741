import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Dialog } from 'react-aria-components';
import { Skeleton } from '../../feedback/index.ts';
import { Button } from '../../primitives/index.ts';
import { useUiMessages } from '../../provider/index.ts';
import { Panel } from '../controls/panel.styles.ts';
import { createLazyPart } from '../lazy/createLazyPart.ts';
import { Placeholder } from './ColumnChooser.styles.ts';
import type { ColumnChooserProps } from './ColumnChooser.types.ts';
import type { ColumnPanelProps } from './parts/ColumnPanel.tsx';

/** Loads what the button opens when it is first opened: a page with a list does without. */
const useColumnPanel = createLazyPart<ColumnPanelProps>(() =>
  import('./parts/ColumnPanel.tsx').then(({ ColumnPanel }) => ColumnPanel),
);

/** Opens the choice of a table's columns: which are shown, in which order, and how dense the rows are. */
export function ColumnChooser({ className, ref, ...props }: ColumnChooserProps) {
  const t = useUiMessages();
  const button = useObjectRef(ref);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        className={className}
        variant="ghost"
        size="small"
        icon={<Columns3 aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {t('ui.columns.label')}
      </Button>
      <Panel triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} placement="bottom end" offset={4}>
        <Dialog aria-label={t('ui.columns.label')}>
          <LoadedPanel {...props} />
        </Dialog>
      </Panel>
    </>
  );
}

function LoadedPanel(props: ColumnPanelProps) {
  const t = useUiMessages();
  const { Part: ColumnPanel, hasFailed, retry } = useColumnPanel();
  if (ColumnPanel) return <ColumnPanel {...props} />;
  if (hasFailed) {
    return (
      <Placeholder role="alert">
        <p>{t('ui.columns.failed')}</p>
        <Button size="small" onPress={retry}>
          {t('ui.retry')}
        </Button>
      </Placeholder>
    );
  }
  return (
    <Placeholder aria-busy>
      {props.columns.map(({ id }) => (
        <Skeleton key={id} />
      ))}
    </Placeholder>
  );
}
