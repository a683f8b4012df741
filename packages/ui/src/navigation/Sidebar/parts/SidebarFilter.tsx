import { Search } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { TextInput } from '../../../inputs/TextInput/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { Colors, NoMatch } from './SidebarFilter.styles.ts';

export { filterItems } from '../filterItems.ts';

interface SidebarFilterProps {
  text: string;
  onTextChange: (text: string) => void;
  listRef: RefObject<HTMLUListElement | null>;
  /** States that no entry matches the text. */
  isEmpty: boolean;
}

/** Narrows the entries of the sidebar. Arrow down leads to the first of them, Enter follows the first link, Escape clears. It is no search box, so that a page has one. */
export function SidebarFilter({ text, onTextChange, listRef, isEmpty }: SidebarFilterProps) {
  const t = useUiMessages();
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      listRef.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    }
    if (event.key === 'Enter' && text.trim() !== '')
      listRef.current?.querySelector<HTMLElement>('a[href]')?.click();
    if (event.key !== 'Escape' || text === '') return;
    // The first Escape clears; a second one may close the drawer that the menu is in.
    event.preventDefault();
    event.stopPropagation();
    onTextChange('');
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
        onChange={onTextChange}
        onKeyDown={handleKeyDown}
        leading={<Search aria-hidden />}
      />
      <NoMatch role="status">{isEmpty && t('ui.sidebar.empty')}</NoMatch>
    </Colors>
  );
}
