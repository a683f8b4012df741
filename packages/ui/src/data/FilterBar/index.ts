export { FilterBar } from './FilterBar.tsx';
export type {
  ChoiceFilter,
  DateRangeFilter,
  DateRangeValue,
  FilterBarProps,
  FilterDefinition,
  FilterOption,
  FilterValue,
  FilterValues,
} from './FilterBar.types.ts';
