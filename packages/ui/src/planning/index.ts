export * from './Planner/index.ts';
