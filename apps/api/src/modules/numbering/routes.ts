import { numbering } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { readNumbering, saveNumbering } from './write.ts';

export const numberingRoutes = [
  implement(numbering.one, async ({ db }) => ({ forms: await readNumbering(db) })),

  implement(numbering.save, async ({ db, caller, body, origin }) => ({
    forms: await saveNumbering(db, caller, body.forms, origin.now),
  })),
];
