import {
  formatListQuery,
  type ListQuery,
  parseListQuery,
  type planner,
  projectStatuses,
} from '@bureau/contract';
import { plannerZooms, type PlannerView, type PlannerZoom } from '@bureau/ui/planning';
import { isPlainDate } from '@bureau/values';
import { addDays } from '../../core/formats/days.ts';

type PlanSpec = typeof planner.listSpec;

/** Chooses the projects of a plan: none of it is everything. */
export type PlanFilter = Pick<ListQuery<PlanSpec>, 'filter' | 'q' | 'sort'>;

/** Describes a plan as its address says it. */
export interface PlanAddress extends PlanFilter {
  /** The first and the last day, `yyyy-MM-dd`. */
  readonly from: string;
  readonly to: string;
  /** Undefined where the address does not say it. */
  readonly zoom: PlannerZoom | undefined;
  readonly view: PlannerView;
}

/** Names the parts of an address that are the planner's own. */
export const planNames = { from: 'from', to: 'to', zoom: 'zoom', view: 'as' } as const;
const ownNames: readonly string[] = Object.values(planNames);

/** How many days before and after today are planned where the address says nothing. */
const [daysBefore, daysAfter] = [92, 366];

/** Returns the days that are planned where the address says nothing. */
export const defaultPeriod = (today: string) => ({
  from: addDays(today, -daysBefore),
  to: addDays(today, daysAfter),
});

/** Names the statuses of projects that are shown where the address says nothing: those in which something is planned. */
export const defaultStatuses: readonly number[] = projectStatuses.flatMap(({ key, value }) =>
  key === 'cancel' || key === 'completed' ? [] : [value],
);

/** Returns the zoom that an address names; undefined where it names none. */
export const zoomOf = (text: string | null): PlannerZoom | undefined =>
  plannerZooms.find((zoom) => zoom === text);

/** Returns the view that an address names. */
export const viewOf = (text: string | null): PlannerView => (text === 'table' ? 'table' : 'timeline');

const isAll = (statuses: readonly number[]) => statuses.length >= projectStatuses.length;

/** Reads how a plan is shown. What the address says and the planner does not know is left out. */
export function readPlanAddress(spec: PlanSpec, params: URLSearchParams, today: string): PlanAddress {
  const listed = [...params].filter(([name]) => !ownNames.includes(name));
  const { filter, q, sort } = parseListQuery(spec, listed).query;
  const defaults = defaultPeriod(today);
  const dateOf = (name: string) => {
    const text = params.get(name) ?? '';
    return isPlainDate(text) ? text : undefined;
  };
  const [from, to] = [dateOf(planNames.from) ?? defaults.from, dateOf(planNames.to) ?? defaults.to];
  return {
    ...(q !== undefined && { q }),
    ...(sort !== undefined && { sort }),
    filter: { status: defaultStatuses, ...filter },
    ...(from <= to ? { from, to } : defaults),
    zoom: zoomOf(params.get(planNames.zoom)),
    view: viewOf(params.get(planNames.view)),
  };
}

/** Returns the filters to ask for: that of all statuses is none. */
export function requestedFilter({ filter = {} }: PlanFilter): NonNullable<PlanFilter['filter']> {
  const { status = [], ...others } = filter;
  return status.length === 0 || isAll(status) ? others : filter;
}

/** Writes the address of a plan, without what is usual. */
export function writePlanAddress(address: PlanAddress, today: string): [name: string, value: string][] {
  const { filter = {}, from, to, view, zoom } = address;
  const { status = [], ...others } = filter;
  // without any, projects of every status are shown
  const statuses = status.length === 0 ? projectStatuses.map(({ value }) => value) : status;
  const isDefault = statuses.join() === defaultStatuses.join();
  const defaults = defaultPeriod(today);
  return [
    ...formatListQuery({ ...address, filter: { ...others, ...(!isDefault && { status: statuses }) } }),
    ...Object.entries({
      ...(from !== defaults.from && { [planNames.from]: from }),
      ...(to !== defaults.to && { [planNames.to]: to }),
      ...(zoom !== undefined && { [planNames.zoom]: zoom }),
      ...(view === 'table' && { [planNames.view]: view }),
    }),
  ];
}
