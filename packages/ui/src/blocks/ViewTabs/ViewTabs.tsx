import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createLazyImport } from '../../lazy/index.ts';
import { Menu } from '../../overlay/index.ts';
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts';
import { Button, IconButton } from '../../primitives/index.ts';
import { announce, useUiMessages } from '../../provider/index.ts';
import { Anchor } from '../../primitives/Anchor/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import type { OpenViewDialog, ViewDialogsProps } from './parts/ViewDialogs.tsx';
import type { ViewItemsProps, ViewDialogKind } from './parts/ViewItems.tsx';
import { useOverflowingTabs } from './useOverflowingTabs.ts';
import { Root, Tabs } from './ViewTabs.styles.ts';
import type { SavedView, ViewTabsProps } from './ViewTabs.types.ts';

/** Loads what the menu offers, and what asks about a view: a page with a list does without until then. */
const useViewItems = createLazyImport<ViewItemsProps>(() =>
  import('./parts/ViewItems.tsx').then(({ ViewItems }) => ViewItems),
);
const useViewDialogs = createLazyImport<ViewDialogsProps>(() =>
  import('./parts/ViewDialogs.tsx').then(({ ViewDialogs }) => ViewDialogs),
);

/**
 * Leads to the views of a list, each by a link of its own, and marks the one that is shown. Those for which there is no room are in a
 * menu, with what can be done: views are saved, renamed, shared and deleted there.
 */
export function ViewTabs(props: ViewTabsProps) {
  const { views, currentId, isChanged, canShare = false } = props;
  const t = useUiMessages();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [promoted, setPromoted] = useState<number | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [open, setOpen] = useState<OpenViewDialog>();
  const [isSaving, setSaving] = useState(false);
  const { Loaded: ViewItems } = useLazyOverlay(useViewItems, isMenuOpen, setMenuOpen);
  const { Loaded: ViewDialogs } = useLazyOverlay(useViewDialogs, open !== undefined, () =>
    setOpen(undefined),
  );
  const current = views.find(({ id }) => id === currentId);
  const getErrorMessage = props.getErrorMessage ?? (() => t('ui.editing.failed'));

  // The shown view has a tab in any case: where there was no room for it, it comes first and stays there.
  const tabs = views.toSorted(
    (a, b) => Number(b.id === promoted) - Number(a.id === promoted) || Number(b.isOwn) - Number(a.isOwn),
  );
  const overflowing = useOverflowingTabs(list, tabs.map(({ id }) => id).join());
  if (current && current.id !== promoted && overflowing.has(current.id)) setPromoted(current.id);
  const isHidden = ({ id }: SavedView) => id !== current?.id && overflowing.has(id);

  // A dialog gives the focus back to what opened it, which is gone with its menu.
  useEffect(() => (open ? () => button.current?.focus() : undefined), [open]);

  const save = async (view: SavedView) => {
    // The button that was pressed goes away with what it saves.
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
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

  const ask = (kind: ViewDialogKind) => setOpen({ kind, view: current });

  return (
    <Root aria-label={props.label ?? t('ui.views.label')} {...rootPropsOf(props)}>
      <Tabs ref={list}>
        <li>
          <Anchor href={props.defaultHref} aria-current={current ? undefined : 'page'}>
            <span>{props.defaultLabel}</span>
          </Anchor>
        </li>
        {tabs.map((view) => (
          <li key={view.id} data-view={view.id} data-hidden={isHidden(view) || undefined}>
            <Anchor href={view.href} aria-current={view === current ? 'page' : undefined}>
              <span>{view.name}</span>
              {view === current && isChanged && <small>{t('ui.views.changed')}</small>}
            </Anchor>
          </li>
        ))}
      </Tabs>
      <Menu
        label={t('ui.views.options')}
        placement="bottom end"
        isOpen={isMenuOpen && ViewItems !== undefined}
        onOpenChange={setMenuOpen}
        trigger={
          <IconButton
            ref={button}
            label={t('ui.views.options')}
            icon={<ChevronDown aria-hidden />}
            size="small"
            isPending={isSaving}
          />
        }
      >
        {ViewItems && (
          <ViewItems
            others={tabs.filter(isHidden)}
            {...{ current, isChanged, canShare }}
            onSave={() => current && void save(current)}
            onAsk={ask}
          />
        )}
      </Menu>
      {isChanged && (
        <Button
          className="save"
          variant="ghost"
          size="small"
          onPress={() => (current?.isOwn ? void save(current) : ask('create'))}
        >
          {t(current?.isOwn ? 'ui.views.save' : 'ui.views.saveAs')}
        </Button>
      )}
      {open && ViewDialogs && (
        <ViewDialogs
          {...props}
          open={open}
          getErrorMessage={getErrorMessage}
          onOpenChange={() => setOpen(undefined)}
        />
      )}
    </Root>
  );
}
