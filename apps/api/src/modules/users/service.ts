// What other modules and the server may use of users.
export { grantRole, insertUser, uniqueFields } from './insertUser.ts';
export { readPositions } from './read.ts';
export { derivedColumns, normaliseEmail, plainRole } from './rules.ts';
export { lockUser, writeColumns } from './write.ts';
