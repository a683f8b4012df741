import { string } from 'yup';
import { line } from '../http/schema.ts';

/** Names a record in a query. */
export const recordQuery = {
  resource: line(60).required(),
  record_id: string()
    .strict()
    .matches(/^[1-9]\d{0,8}$/)
    .required(),
};
