import { ChevronDown, LayoutList } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { createLazyPart } from '../../lazy/index.ts';
import { Menu, MenuItem, MenuSection } from '../../overlay/index.ts';
import { useOverlayPart } from '../../overlay/useOverlayPart.ts';
import { Button } from '../../primitives/index.ts';
import { announce, useUiMessages } from '../../provider/index.ts';
import type { OpenViewDialog, ViewDialogsProps } from './parts/ViewDialogs.tsx';
import { ViewActions, ViewSection, type ViewQuestion } from './parts/ViewItems.tsx';
import { Changed, Current } from './ViewMenu.styles.ts';
import type { SavedView, ViewMenuProps } from './ViewMenu.types.ts';

/** Loads what asks about a view: a page with a list does without until then. */
const useViewDialogs = createLazyPart<ViewDialogsProps>(() =>
  import('./parts/ViewDialogs.tsx').then(({ ViewDialogs }) => ViewDialogs),
);

/** Stands for the list without a view, where a key is a text or a number. */
const defaultKey = 'bureau:default';

/** Names the view that a list is shown in, and offers the others; views are saved, renamed, shared and deleted here. */
export function ViewMenu(props: ViewMenuProps) {
  const { defaultLabel, views, currentId, isChanged, onSelect, canShare = false, className, ref } = props;
  const t = useUiMessages();
  const button = useObjectRef(ref);
  const [open, setOpen] = useState<OpenViewDialog>();
  const [isSaving, setSaving] = useState(false);
  const label = props.label ?? t('ui.views.label');
  const close = () => setOpen(undefined);
  const { Part: ViewDialogs } = useOverlayPart(useViewDialogs, open !== undefined, close);
  const current = views.find(({ id }) => id === currentId);
  const shownId = current?.id ?? null;
  const getErrorMessage = props.getErrorMessage ?? (() => t('ui.editing.failed'));

  // A dialog gives the focus back to the item that opened it, which is gone with its menu.
  useEffect(() => (open ? () => button.current?.focus() : undefined), [open, button]);

  const save = async (view: SavedView) => {
    setSaving(true);
    try {
      await props.onUpdate(view.id);
      announce(t('ui.views.saved', { name: view.name }));
    } catch (error) {
      setOpen({ kind: 'failed', view, message: getErrorMessage(error) });
    } finally {
      setSaving(false);
    }
  };

  const ask = (kind: ViewQuestion) => {
    if (kind === 'create') setOpen({ kind });
    else if (current) setOpen({ kind, view: current });
  };

  return (
    <>
      <Menu
        label={label}
        trigger={
          <Button
            ref={button}
            className={className}
            variant="ghost"
            size="small"
            icon={<LayoutList aria-hidden />}
            isPending={isSaving}
          >
            <Current>
              <span>{current?.name ?? defaultLabel}</span>
              {current && isChanged && <Changed>{t('ui.views.changed')}</Changed>}
              <ChevronDown aria-hidden />
            </Current>
          </Button>
        }
      >
        <MenuSection label={label} selectionMode="single" selectedKeys={shownId === null ? [defaultKey] : []}>
          <MenuItem id={defaultKey} text={defaultLabel} onAction={() => onSelect(null)} />
        </MenuSection>
        <ViewSection
          title={t('ui.views.own')}
          views={views.filter(({ isOwn }) => isOwn)}
          currentId={shownId}
          onSelect={onSelect}
        />
        <ViewSection
          title={t('ui.views.shared')}
          views={views.filter(({ isOwn }) => !isOwn)}
          currentId={shownId}
          onSelect={onSelect}
        />
        <ViewActions
          current={current}
          isChanged={isChanged}
          canShare={canShare}
          onSelect={onSelect}
          onSave={() => current && void save(current)}
          onAsk={ask}
        />
      </Menu>
      {open && ViewDialogs && (
        <ViewDialogs {...props} open={open} getErrorMessage={getErrorMessage} onClose={close} />
      )}
    </>
  );
}
