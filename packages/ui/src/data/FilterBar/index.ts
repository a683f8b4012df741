export { FilterBar } from './FilterBar.tsx';
export type {
  ChoiceFilter,
  ChoiceValue,
  DateRangeFilter,
  DateRangeValue,
  FilterBarProps,
  FilterDefinition,
  FilterOption,
  FilterValue,
  FilterValues,
  NoDateValue,
  NumberRangeFilter,
  NumberRangeValue,
} from './FilterBar.types.ts';
