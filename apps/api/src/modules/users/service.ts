// What other modules and the server may use of users.
export { grantRole, insertUser, uniqueFields } from './insertUser.ts';
export { userModule } from './module.ts';
export { readPositions } from './positions.ts';
export { derivedColumns, defaultRole } from './rules.ts';
