import { defects } from '@bureau/contract';
import type { Client } from '../../api/client.ts';
import { answersBelow } from '../../api/keys.ts';

/** What a task that becomes a defect needs of defects: loaded then, since a list of tasks needs none of it. */
export const madeDefects = {
  /** Selects everything of defects. */
  isOfDefects: answersBelow(defects.list.path),
  /** Removes a defect again. */
  removeDefect: (client: Client, id: number) => client.call(defects.remove, { params: { id } }),
};

export type MadeDefects = typeof madeDefects;
