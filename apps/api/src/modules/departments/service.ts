// What other modules and the server may use of departments.
export { checkDepartment } from './read.ts';
