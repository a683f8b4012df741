import { EntryBadge, Icon, Text } from '../Sidebar.styles.ts';
import type { SidebarItem } from '../Sidebar.types.ts';

/** Shows what links and groups of the sidebar have in common: icon, text and badge. */
export function EntryContent({ item }: { item: SidebarItem }) {
  return (
    <>
      {item.icon !== undefined && <Icon aria-hidden>{item.icon}</Icon>}
      <Text>{item.text}</Text>
      {item.badge !== undefined && <EntryBadge tone={item.badgeTone ?? 'neutral'} label={item.badge} />}
    </>
  );
}
