import {
  BookOpen,
  Briefcase,
  Bug,
  Building,
  CalendarClock,
  Clock,
  Handshake,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Package,
  Percent,
  Plane,
  Presentation,
  Rocket,
  Settings,
  Shield,
  Siren,
  SquareCheck,
  Sun,
  Tags,
  Timer,
  Truck,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** Maps the names of icons in the menu to icons: only those that the menu uses are part of the application. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'book-open': BookOpen,
  briefcase: Briefcase,
  bug: Bug,
  building: Building,
  'calendar-clock': CalendarClock,
  clock: Clock,
  handshake: Handshake,
  'layout-dashboard': LayoutDashboard,
  'list-checks': ListChecks,
  megaphone: Megaphone,
  'message-square': MessageSquare,
  package: Package,
  percent: Percent,
  plane: Plane,
  presentation: Presentation,
  rocket: Rocket,
  settings: Settings,
  shield: Shield,
  siren: Siren,
  'square-check': SquareCheck,
  sun: Sun,
  tags: Tags,
  timer: Timer,
  truck: Truck,
  'users-round': UsersRound,
  users: Users,
  wallet: Wallet,
};

/** Returns the icon of a name; nothing where there is none. */
export function iconOf(name: string | null): ReactNode {
  const Icon = name !== null && Object.hasOwn(icons, name) ? icons[name] : undefined;
  return Icon && <Icon aria-hidden />;
}
