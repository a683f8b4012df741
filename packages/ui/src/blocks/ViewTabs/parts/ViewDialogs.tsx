import { ConfirmDialog } from '../../../overlay/index.ts';
import { announce, useUiMessages } from '../../../provider/index.ts';
import type { SavedView, ViewDetails, ViewTabsProps } from '../ViewTabs.types.ts';
import { ViewDialog } from './ViewDialog.tsx';
import type { ViewDialogKind } from './ViewItems.tsx';

/** What is asked, of which view, or what went wrong with one. */
export interface OpenViewDialog {
  kind: ViewDialogKind | 'failed';
  /** The view that is shown; a new one begins without. */
  view: SavedView | undefined;
  message?: string;
}

export interface ViewDialogsProps extends Pick<
  ViewTabsProps,
  'canShare' | 'onCreate' | 'onRemove' | 'onRename' | 'onUpdate'
> {
  open: OpenViewDialog;
  getErrorMessage: (error: unknown) => string;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks what has to be known before a view is created, renamed or deleted, and offers to save again what could not be saved. */
export function ViewDialogs(props: ViewDialogsProps) {
  const {
    open,
    canShare = false,
    onCreate,
    onRename,
    onRemove,
    onUpdate,
    getErrorMessage,
    onOpenChange,
  } = props;
  const t = useUiMessages();
  const say = (name: string) => announce(t('ui.views.saved', { name }));

  const { kind, view } = open;
  const isNew = kind === 'create' || !view;
  if (isNew || kind === 'rename') {
    const save = async (details: ViewDetails) => {
      await (isNew ? onCreate(details) : onRename(view.id, details));
      say(details.name);
    };
    return (
      <ViewDialog
        title={t(isNew ? 'ui.views.createTitle' : 'ui.views.renameTitle')}
        details={isNew ? { name: '', isShared: false } : view}
        canShare={canShare}
        onSubmit={save}
        getErrorMessage={getErrorMessage}
        onOpenChange={onOpenChange}
      />
    );
  }
  if (kind === 'remove') {
    return (
      <ConfirmDialog
        title={t('ui.views.removeTitle', { name: view.name })}
        message={t(view.isShared ? 'ui.views.removeShared' : 'ui.views.removeOwn')}
        confirmLabel={t('ui.views.removeConfirm')}
        tone="danger"
        isOpen
        onOpenChange={onOpenChange}
        onConfirm={() => onRemove(view.id)}
        getErrorMessage={getErrorMessage}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('ui.views.notSaved', { name: view.name })}
      message={open.message}
      confirmLabel={t('ui.retry')}
      isOpen
      onOpenChange={onOpenChange}
      onConfirm={async () => {
        await onUpdate(view.id);
        say(view.name);
      }}
      getErrorMessage={getErrorMessage}
    />
  );
}
