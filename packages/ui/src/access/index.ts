export * from './PermissionTree/index.ts';
