export { ProjectPlan } from './lazyProjectPlan.ts';
