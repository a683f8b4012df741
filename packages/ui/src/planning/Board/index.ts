export { Board } from './Board.tsx';
export type {
  BoardColumn,
  BoardKey,
  BoardLane,
  BoardMove,
  BoardPlace,
  BoardProps,
  BoardRange,
} from './Board.types.ts';
