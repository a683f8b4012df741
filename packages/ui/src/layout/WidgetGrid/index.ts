export { widgetGridLimits, type WidgetPlace, type WidgetPlaces } from './arrangement.ts';
export { WidgetGrid } from './WidgetGrid.tsx';
export type { WidgetEntry, WidgetGridProps } from './WidgetGrid.types.ts';
