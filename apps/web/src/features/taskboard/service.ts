export { Tools as BoardTools } from './board.styles.ts';
export { ProjectBoard } from './lazyProjectBoard.ts';
export { TaskBoard } from './TaskBoard.tsx';
