export { checkDepartment } from './read.ts';
