import { idInQuery, line } from '../http/schema.ts';

/** Names a record in a query. */
export const recordQuery = {
  resource: line(60).required(),
  record_id: idInQuery().required(),
};
