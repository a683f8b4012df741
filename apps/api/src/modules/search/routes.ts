import { search } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { findRecords } from './find.ts';

export const searchRoutes = [
  implement(search.all, ({ db, caller, query }) => findRecords(db, caller, query.q)),
];
