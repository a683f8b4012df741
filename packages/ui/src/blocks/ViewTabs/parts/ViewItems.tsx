import { Copy, Pencil, Save, Trash2, Undo2 } from 'lucide-react';
import { MenuItem, MenuSection } from '../../../overlay/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { SavedView, ViewTabsProps } from '../ViewTabs.types.ts';

/** Names what is asked before a view is changed. */
export type ViewDialogKind = 'create' | 'rename' | 'remove';

export interface ViewItemsProps extends Pick<ViewTabsProps, 'isChanged' | 'canShare'> {
  /** The views for which there is no room among the tabs. */
  others: readonly SavedView[];
  current: SavedView | undefined;
  onSave: () => void;
  onAsk: (question: ViewDialogKind) => void;
}

/** Offers the views that have no tab, and what can be done with the one that is shown. */
export function ViewItems({ others, current, isChanged, canShare, onSave, onAsk }: ViewItemsProps) {
  const t = useUiMessages();
  const isOwn = current?.isOwn === true;
  return (
    <>
      {([true, false] as const).map((isOwnSection) => {
        const views = others.filter((view) => view.isOwn === isOwnSection);
        if (views.length === 0) return null;
        return (
          <MenuSection
            key={String(isOwnSection)}
            title={t(isOwnSection ? 'ui.views.own' : 'ui.views.shared')}
          >
            {views.map(({ id, name, href, isShared }) => (
              <MenuItem
                key={id}
                id={id}
                label={name}
                href={href}
                end={isOwnSection && isShared ? t('ui.views.isShared') : undefined}
              />
            ))}
          </MenuSection>
        );
      })}
      <MenuSection label={t('ui.views.actions')}>
        {isOwn && isChanged && <MenuItem label={t('ui.views.save')} icon={<Save />} onAction={onSave} />}
        <MenuItem label={t('ui.views.saveAs')} icon={<Copy />} onAction={() => onAsk('create')} />
        {current && isChanged && (
          <MenuItem label={t('ui.views.discard')} icon={<Undo2 />} href={current.href} />
        )}
        {isOwn && (
          <MenuItem
            label={t(canShare ? 'ui.views.renameOrShare' : 'ui.views.rename')}
            icon={<Pencil />}
            onAction={() => onAsk('rename')}
          />
        )}
        {isOwn && (
          <MenuItem
            label={t('ui.views.remove')}
            icon={<Trash2 />}
            tone="danger"
            onAction={() => onAsk('remove')}
          />
        )}
      </MenuSection>
    </>
  );
}
