export { ActivityLog, type ActivityEntry, type ActivityLogProps } from './ActivityLog.tsx';
