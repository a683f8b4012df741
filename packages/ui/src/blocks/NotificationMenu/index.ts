export { NotificationMenu } from './NotificationMenu.tsx';
export type { NotificationItem, NotificationMenuProps } from './NotificationMenu.types.ts';
