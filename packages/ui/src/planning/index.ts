export * from './Board/index.ts';
export * from './Planner/index.ts';
