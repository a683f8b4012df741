import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowDown,
  ArrowUp,
  Bell,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Clock,
  CloudOff,
  Columns3,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  GripVertical,
  House,
  Inbox,
  Info,
  LayoutDashboard,
  ListChecks,
  Lock,
  LogOut,
  Pencil,
  Plus,
  RefreshCw,
  Search,
  Settings,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserRound,
  X,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
  gap: var(--bureau-space-3) var(--bureau-space-5);
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  > svg {
    color: var(--bureau-color-text);
  }
`;

const icons = {
  'Go to': {
    LayoutDashboard,
    ListChecks,
    CalendarDays,
    Inbox,
    Settings,
    UserRound,
    House,
    LogOut,
  },
  Do: {
    Plus,
    Pencil,
    Trash2,
    Check,
    X,
    Search,
    Download,
    Upload,
    Copy,
    Undo2,
    RefreshCw,
    Ellipsis,
    Columns3,
    GripVertical,
  },
  Know: {
    Info,
    CircleCheck,
    TriangleAlert,
    CircleAlert,
    Lock,
    CloudOff,
    Clock,
    Bell,
  },
  Move: {
    ArrowUp,
    ArrowDown,
    ChevronDown,
    ChevronRight,
    ExternalLink,
  },
} as const satisfies Record<string, Record<string, LucideIcon>>;

const Heading = styled.h2`
  margin-block: var(--bureau-space-6) var(--bureau-space-3);
  font-size: var(--bureau-font-size-14);
`;

/** Shows the icons by what they are for, at 16 and 20 pixels: one set, one stroke width, never without a text or a name. */
function Icons() {
  return Object.entries(icons).map(([purpose, set]) => (
    <section key={purpose} aria-label={purpose}>
      <Heading>{purpose}</Heading>
      <Grid>
        {Object.entries(set).map(([name, Icon]) => (
          <Entry key={name}>
            <Icon aria-hidden size={16} />
            <Icon aria-hidden size={20} />
            {name}
          </Entry>
        ))}
      </Grid>
    </section>
  ));
}

const meta = {
  id: 'theme-icons',
  component: Icons,
  parameters: {
    docs: {
      description: {
        component:
          'One set of icons, Lucide, in 16 and 20 px. An icon stands beside its word; alone it has a name, as `IconButton` asks for. The same icon means the same thing everywhere: look here before you take another one.',
      },
    },
  },
} satisfies Meta<typeof Icons>;

export default meta;

export const Matrix: StoryObj<typeof meta> = {};
