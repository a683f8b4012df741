import { Copy, Pencil, Save, Trash2, Undo2 } from 'lucide-react';
import { MenuItem, MenuSection } from '../../../overlay/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { SavedView, ViewMenuProps } from '../ViewMenu.types.ts';

interface ViewSectionProps {
  /** Names the views; the list without a view stands first, under no title. */
  title: string;
  views: readonly Pick<SavedView, 'id' | 'name' | 'isShared' | 'isOwn'>[];
  currentId: number | null;
  onSelect: (id: number) => void;
}

/** Lists views of which one is shown. */
export function ViewSection({ title, views, currentId, onSelect }: ViewSectionProps) {
  const t = useUiMessages();
  if (views.length === 0) return null;
  return (
    <MenuSection title={title} selectionMode="single" selectedKeys={currentId === null ? [] : [currentId]}>
      {views.map(({ id, name, isShared, isOwn }) => (
        <MenuItem
          key={id}
          id={id}
          text={name}
          end={isOwn && isShared ? t('ui.views.isShared') : undefined}
          onAction={() => onSelect(id)}
        />
      ))}
    </MenuSection>
  );
}

/** Names what is asked before a view is changed. */
export type ViewQuestion = 'create' | 'rename' | 'remove';

interface ViewActionsProps extends Pick<ViewMenuProps, 'isChanged' | 'canShare' | 'onSelect'> {
  current: SavedView | undefined;
  onSave: () => void;
  onAsk: (question: ViewQuestion) => void;
}

/** Offers what can be done with the view that is shown. */
export function ViewActions({ current, isChanged, canShare, onSelect, onSave, onAsk }: ViewActionsProps) {
  const t = useUiMessages();
  const isOwn = current?.isOwn === true;
  return (
    <MenuSection label={t('ui.views.actions')}>
      {isOwn && isChanged && <MenuItem text={t('ui.views.save')} icon={<Save />} onAction={onSave} />}
      <MenuItem text={t('ui.views.saveAs')} icon={<Copy />} onAction={() => onAsk('create')} />
      {current && isChanged && (
        <MenuItem text={t('ui.views.discard')} icon={<Undo2 />} onAction={() => onSelect(current.id)} />
      )}
      {isOwn && (
        <MenuItem
          text={t(canShare ? 'ui.views.renameOrShare' : 'ui.views.rename')}
          icon={<Pencil />}
          onAction={() => onAsk('rename')}
        />
      )}
      {isOwn && (
        <MenuItem
          text={t('ui.views.remove')}
          icon={<Trash2 />}
          tone="danger"
          onAction={() => onAsk('remove')}
        />
      )}
    </MenuSection>
  );
}
