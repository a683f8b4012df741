import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import type { ProjectBoardProps } from './ProjectBoard.tsx';

/** Shows the board of one project. Its code is loaded with the first of them. */
export const { Component: ProjectBoard } = lazyComponent<ProjectBoardProps>(
  async () => (await import('./ProjectBoard.tsx')).ProjectBoard,
);
