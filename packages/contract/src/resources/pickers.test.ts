import { describe, expect, it } from 'vitest';
import { type AccessRule, canAccess } from '../access/canAccess.ts';
import { entriesOf } from '../fields/shapes.ts';
import { described } from './described.ts';
import { pickers } from './pickers.ts';

const all = Object.values(described);
const byName: Readonly<Record<string, { readonly rule: AccessRule } | undefined>> = pickers;

/** Lists the fields that refer to records which nobody with these permissions alone may pick. */
const unpickable = ({ fields }: (typeof all)[number], permissions: readonly string[]) =>
  entriesOf(fields).flatMap(([name, field]) => {
    if ((field.kind !== 'reference' && field.kind !== 'references') || field.isReadOnly) return [];
    const rule = byName[field.to]?.rule ?? 'adminOnly';
    return canAccess({ roles: [], permissions }, rule) ? [] : [{ name, isRequired: field.isRequired }];
  });

/** Lists what a role may do that comes with the program. */
const grantsOf = (role: 'project manager' | 'user') =>
  all.flatMap(({ grants, permissionPrefix }) =>
    (grants?.[role] ?? []).map((action) => `${permissionPrefix}_${action}`),
  );

it.each(all)(
  'whoever may do nothing but see and create $name can pick what they have to name',
  (resource) => {
    const { permissionPrefix: prefix } = resource;
    const needed = unpickable(resource, [`${prefix}_view`, `${prefix}_create`]);
    expect(needed.filter(({ isRequired }) => isRequired)).toEqual([]);
  },
);

describe.each(['project manager', 'user'] as const)('as %s', (role) => {
  const held = grantsOf(role);
  it.each(all.filter(({ permissionPrefix }) => held.includes(`${permissionPrefix}_edit`)))(
    'whatever $name refer to can be picked',
    (resource) => {
      expect(unpickable(resource, held)).toEqual([]);
    },
  );
});
