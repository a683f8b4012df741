import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { isComposing } from '../../../primitives/keys/index.ts';
import { TextInput } from '../../../inputs/TextInput/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { filterItems } from '../filterItems.ts';
import type { SidebarItem } from '../Sidebar.types.ts';
import { Colors, NoMatch } from './SidebarFilter.styles.ts';

export interface SidebarFilterProps {
  items: readonly SidebarItem[];
  /** Runs with the entries that are left; with undefined while nothing is typed. */
  onFilter: (items: readonly SidebarItem[] | undefined) => void;
  listRef: RefObject<HTMLUListElement | null>;
}

/** Narrows the entries of the sidebar. Arrow down leads to the first of them, Enter follows the first link, Escape clears. It is no search box, so that a page has one. */
export function SidebarFilter({ items, onFilter, listRef }: SidebarFilterProps) {
  const t = useUiMessages();
  const [text, setText] = useState('');
  const found = useMemo(() => (text.trim() === '' ? undefined : filterItems(items, text)), [items, text]);
  useEffect(() => {
    onFilter(found);
    return () => onFilter(undefined);
  }, [found, onFilter]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      listRef.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    }
    if (event.key === 'Enter' && found) listRef.current?.querySelector<HTMLElement>('a[href]')?.click();
    if (event.key !== 'Escape' || text === '') return;
    // The first Escape clears; a second one may close the drawer that the menu is in.
    event.preventDefault();
    event.stopPropagation();
    setText('');
  };
  return (
    <Colors>
      <TextInput
        aria-label={t('ui.sidebar.filter')}
        placeholder={t('ui.sidebar.filter')}
        autoComplete="off"
        spellCheck={false}
        size="small"
        value={text}
        onChange={setText}
        onKeyDown={handleKeyDown}
        leading={<Search aria-hidden />}
      />
      <NoMatch role="status">{found?.length === 0 && t('ui.sidebar.empty')}</NoMatch>
    </Colors>
  );
}
