import { EntryBadge, Icon, Initial, Text } from '../Sidebar.styles.ts';
import type { SidebarItem } from '../Sidebar.types.ts';

/** Shows what links and groups of the sidebar have in common: icon, text and badge. */
export function EntryContent({ item }: { item: SidebarItem }) {
  return (
    <>
      {item.icon === undefined ? (
        <Initial aria-hidden>{Array.from(item.label)[0]}</Initial>
      ) : (
        <Icon aria-hidden>{item.icon}</Icon>
      )}
      <Text>{item.label}</Text>
      {item.badge !== undefined && <EntryBadge tone={item.badgeTone ?? 'neutral'} label={item.badge} />}
    </>
  );
}
