import { foldText } from '../../text/foldText.ts';
import type { SidebarItem } from './Sidebar.types.ts';

/**
 * Returns the entries whose labels hold a text, whatever its case and accents. A submenu keeps the entries that match, and all of them when it matches
 * itself.
 */
export function filterItems(items: readonly SidebarItem[], text: string): readonly SidebarItem[] {
  const wanted = foldText(text.trim());
  if (wanted === '') return items;
  const matches = ({ label }: Pick<SidebarItem, 'label'>) => foldText(label).includes(wanted);
  return items.flatMap((item): SidebarItem[] => {
    if (matches(item)) return [item];
    const children = item.children?.filter(matches) ?? [];
    return item.children && children.length > 0 ? [{ ...item, children }] : [];
  });
}
