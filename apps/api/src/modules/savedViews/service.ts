// What other modules may use of saved views.
export { visibleViews } from './rules.ts';
