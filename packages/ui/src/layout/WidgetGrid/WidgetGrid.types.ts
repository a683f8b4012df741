import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';
import type { WidgetLayoutItem, WidgetLayout } from './widgetLayout.ts';

/** Describes a widget of the grid. */
export interface WidgetEntry extends WidgetLayoutItem {
  /** Heads the widget, and names its region. */
  readonly title: string;
  /** Leaves no space around the content, for figures and tables that bring their own. */
  readonly isFlush?: boolean;
  /** The widget. */
  readonly content: ReactNode;
}

export interface WidgetGridProps extends RootProps<HTMLDivElement> {
  /** The widgets in their order. */
  widgets: readonly WidgetEntry[];
  /** Lets the widgets be moved, resized and removed; what is in them rests meanwhile. */
  isEditing?: boolean;
  /** Runs with all places when a widget was moved or resized. */
  onLayoutChange: (layout: WidgetLayout) => void;
  /** Runs when a widget is to be removed. The focus is on its neighbour then. */
  onRemove: (id: string) => void;
}

/** What the controls of a widget need to know and to do. */
export interface LayoutEditor {
  /** The places as they are shown: while a widget is held, where it would go. */
  readonly layout: WidgetLayout;
  /** Names the widget that is held. */
  readonly held: string | null;
  /** Picks a widget up. */
  readonly hold: (id: string) => void;
  /** Shows where the held widget would go. */
  readonly preview: (layout: WidgetLayout) => void;
  /** Ends a hold, if there is one, and keeps these places; null leaves all as it was. */
  readonly finish: (layout: WidgetLayout | null) => void;
  readonly remove: (id: string) => void;
}

export interface WidgetControlsProps {
  readonly id: string;
  readonly title: string;
  /** Names the element that explains how widgets are arranged. */
  readonly hintId: string;
  readonly editor: LayoutEditor;
}
