// What other modules and the server may use of profile.
export { toLoginUser } from './rules.ts';
