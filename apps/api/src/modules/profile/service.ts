export { toLoginUser } from './rules.ts';
