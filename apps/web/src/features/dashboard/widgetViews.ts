import type { DashboardWidget, WidgetKind } from '@bureau/contract';
import type { ComponentType } from 'react';
import { ActivityWidget } from './widgets/ActivityWidget.tsx';
import { AnnouncementsWidget } from './widgets/AnnouncementsWidget.tsx';
import { AwayWidget } from './widgets/AwayWidget.tsx';
import { StatsWidget } from './widgets/StatsWidget.tsx';
import { FlowWidget } from './widgets/FlowWidget.tsx';
import { HoursWidget } from './widgets/HoursWidget.tsx';
import { ProgressWidget } from './widgets/ProgressWidget.tsx';
import { SeverityWidget } from './widgets/SeverityWidget.tsx';
import { StatusWidget } from './widgets/StatusWidget.tsx';
import { DueToday, MyTasks } from './widgets/TaskListWidget.tsx';
import { TimerWidget } from './widgets/TimerWidget.tsx';
import { TodosWidget } from './widgets/TodosWidget.tsx';
import type { WidgetProps } from './widgets/WidgetProps.ts';

interface WidgetView {
  readonly Content: ComponentType<WidgetProps>;
  readonly isFlush?: boolean;
  /** How large the widget is when it is added. */
  readonly size: Pick<DashboardWidget, 'columns' | 'rows'>;
}

/** How each widget is shown. */
export const widgetViews: Readonly<Record<WidgetKind, WidgetView>> = {
  task_figures: { Content: StatsWidget, isFlush: true, size: { columns: 12, rows: 1 } },
  task_flow: { Content: FlowWidget, size: { columns: 8, rows: 3 } },
  tasks_by_status: { Content: StatusWidget, size: { columns: 4, rows: 3 } },
  my_tasks: { Content: MyTasks, size: { columns: 6, rows: 4 } },
  due_today: { Content: DueToday, size: { columns: 6, rows: 4 } },
  running_timer: { Content: TimerWidget, size: { columns: 4, rows: 1 } },
  project_progress: { Content: ProgressWidget, size: { columns: 6, rows: 4 } },
  recent_activity: { Content: ActivityWidget, size: { columns: 6, rows: 4 } },
  my_todos: { Content: TodosWidget, size: { columns: 6, rows: 3 } },
  announcements: { Content: AnnouncementsWidget, size: { columns: 6, rows: 3 } },
  incidents_by_severity: { Content: SeverityWidget, size: { columns: 4, rows: 4 } },
  who_is_away: { Content: AwayWidget, size: { columns: 4, rows: 4 } },
  hours_this_week: { Content: HoursWidget, size: { columns: 4, rows: 4 } },
};
