import { clients } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { pickClients } from './queries.ts';

export const clientRoutes = [implement(clients.picker, ({ db, caller }) => pickClients(db, caller))];
