export { tellOfRegistration, tellOfTasks } from './tell.ts';
