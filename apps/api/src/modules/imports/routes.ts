import { imports } from '@bureau/contract';
import { notFound } from '../../errors/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { findImport } from '../../transfer/import/importRecord.ts';

export const importRoutes = [
  implement(imports.one, async ({ db, caller, params }) => {
    const found = await findImport(db, caller.id, params.key);
    if (found === null) throw notFound();
    const { phase, done, total } = found;
    return { phase, done, total };
  }),
];
