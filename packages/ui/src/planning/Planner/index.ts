export type { PlannerDates } from './move.ts';
export { Planner } from './Planner.tsx';
export type {
  PlannerChange,
  PlannerColumn,
  PlannerHoliday,
  PlannerItem,
  PlannerLink,
  PlannerProps,
  PlannerView,
} from './Planner.types.ts';
export { plannerZooms, type PlannerZoom } from './scale.ts';
