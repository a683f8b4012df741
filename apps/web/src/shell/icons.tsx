import {
  BookOpen,
  Briefcase,
  Bug,
  Clock,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Package,
  Percent,
  Presentation,
  Settings,
  Shield,
  Siren,
  Sun,
  Tags,
  UsersRound,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** Maps the names of icons in the menu to icons: only those that the menu uses are part of the application. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpen,
  briefcase: Briefcase,
  bug: Bug,
  clock: Clock,
  'layout-dashboard': LayoutDashboard,
  'list-checks': ListChecks,
  megaphone: Megaphone,
  'message-square': MessageSquare,
  package: Package,
  percent: Percent,
  presentation: Presentation,
  settings: Settings,
  shield: Shield,
  siren: Siren,
  sun: Sun,
  tags: Tags,
  'users-round': UsersRound,
  wallet: Wallet,
};

/** Returns the icon of a name; nothing where there is none. */
export function iconOf(name: string | null): ReactNode {
  const Icon = name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined;
  return Icon && <Icon aria-hidden />;
}
