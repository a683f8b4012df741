export { SplitPanel, type SplitPanelProps } from './SplitPanel.tsx';
export { SplitView, type SplitViewProps } from './SplitView.tsx';
export { useHasRoomBeside } from './useHasRoomBeside.ts';
