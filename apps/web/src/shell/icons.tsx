import { LayoutDashboard, ListChecks, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Maps the names of icons in the menu to icons: only those that the menu uses are part of the application. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'layout-dashboard': LayoutDashboard,
  'list-checks': ListChecks,
};

/** Returns the icon of a name; nothing where there is none. */
export function iconOf(name: string | null): ReactNode {
  const Icon = name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined;
  return Icon && <Icon aria-hidden />;
}
