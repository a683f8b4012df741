export { widgetGridLimits, type WidgetLayoutItem, type WidgetLayout } from './widgetLayout.ts';
export { WidgetGrid } from './WidgetGrid.tsx';
export type { WidgetEntry, WidgetGridProps } from './WidgetGrid.types.ts';
