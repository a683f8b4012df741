import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  kindAt,
  layTree,
  permissionAt,
  placeKinds,
  wholeTree,
  type PermissionModel,
} from './permissionModel.ts';
import { comparePermissions, stateOf, togglePermission } from './permissionRules.ts';
import { filterByText } from './shownRows.ts';
import type { PermissionAction, PermissionNode, PermissionSet } from './PermissionTree.types.ts';

const runs = { numRuns: 1000 };
const allActions: readonly PermissionAction[] = ['view', 'create', 'edit', 'delete', 'approve'].map((id) => ({
  id,
  label: id,
}));

interface Shape {
  /** Whether the node has a permission of its own, for each action. */
  readonly has: readonly boolean[];
  readonly label: string;
  readonly children: readonly Shape[];
}

const shapes = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    has: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    label: fc.constantFrom('Tasks', 'Projects', 'Invoices', 'Équipe'),
    children: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('shape'), { maxLength: 4 }),
    ),
  }),
})).shape;

function toNode({ has, label, children }: Shape, id: string): PermissionNode {
  const permissions = allActions.flatMap((action, column) =>
    has[column] ? [[action.id, `${id}_${action.id}`] as const] : [],
  );
  return {
    id,
    label,
    permissions: Object.fromEntries(permissions),
    children: children.map((child, index) => toNode(child, `${id}.${index}`)),
  };
}

interface Press {
  readonly place: number;
  readonly column: number;
}

interface Case {
  readonly model: PermissionModel;
  /** What is granted after some boxes of an untouched tree have been pressed, beside what the tree does not know. */
  readonly value: PermissionSet;
  /** A box that can be pressed. */
  readonly press: Press;
}

const strange = 'reports.from.elsewhere';

/** Lists the boxes of a tree, those of whole columns among them. */
const boxesOf = (model: PermissionModel): Press[] =>
  [wholeTree, ...model.nodes.keys()].flatMap((place) =>
    [...model.actions.keys()]
      .filter((column) => stateOf(model, new Set(), place, column) !== undefined)
      .map((column) => ({ place, column })),
  );

const cases: fc.Arbitrary<Case> = fc
  .record({
    roots: fc.array(shapes, { minLength: 1, maxLength: 4 }),
    columns: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ roots, columns }) =>
    layTree(
      roots.map((shape, index) => toNode(shape, String(index))),
      allActions.slice(0, columns),
    ),
  )
  .filter((model) => boxesOf(model).length > 0)
  .chain((model) => {
    const box = fc.constantFrom(...boxesOf(model));
    return fc.record({ model: fc.constant(model), presses: fc.array(box, { maxLength: 12 }), press: box });
  })
  .map(({ model, presses, press }) => ({
    model,
    press,
    value: presses.reduce<PermissionSet>(
      (value, { place, column }) => togglePermission(model, value, place, column),
      new Set([strange]),
    ),
  }));

/** Returns whether a node's own permission is granted, where it has one that sums up those below it. */
function isStored(
  model: PermissionModel,
  value: PermissionSet,
  { place, column }: Press,
): boolean | undefined {
  const stored = permissionAt(model, place, column);
  return stored === undefined ? undefined : value.has(stored);
}

/** Lists the permissions below a node in a column that are no sums, in the plainest way: from the nodes as they were given. */
function permissionsBelow(nodes: readonly PermissionNode[], action: string): string[] {
  return nodes.flatMap((node) => {
    const inside = permissionsBelow(node.children ?? [], action);
    const own = node.permissions?.[action];
    return inside.length > 0 ? inside : own === undefined ? [] : [own];
  });
}

function below({ nodes, actions }: PermissionModel, { place, column }: Press): string[] {
  const flat = nodes[place];
  const from = flat ? [flat.node] : nodes.filter(({ level }) => level === 1).map(({ node }) => node);
  return permissionsBelow(from, actions[column]?.id ?? '');
}

const parentsOf = ({ nodes }: PermissionModel, place: number): number[] => {
  const parent = nodes[place]?.parent ?? wholeTree;
  return parent === wholeTree ? [] : [parent, ...parentsOf({ nodes } as PermissionModel, parent)];
};

const pressed = ({ model, value, press }: Case) => togglePermission(model, value, press.place, press.column);
const stateIn = (model: PermissionModel, value: PermissionSet, { place, column }: Press) =>
  stateOf(model, value, place, column);

const holds = (predicate: (tried: Case) => void) => fc.assert(fc.property(cases, predicate), runs);

describe('somebody who ticks boxes of permissions', () => {
  it('ticks all children with their parent', () => {
    holds((tried) => {
      fc.pre(stateIn(tried.model, tried.value, tried.press) !== 'all');
      const after = pressed(tried);
      for (const permission of below(tried.model, tried.press)) expect(after.has(permission)).toBe(true);
      expect(stateIn(tried.model, after, tried.press)).toBe('all');
    });
  });

  it('unticks all children with their parent', () => {
    holds((tried) => {
      fc.pre(stateIn(tried.model, tried.value, tried.press) === 'all');
      const after = pressed(tried);
      for (const permission of below(tried.model, tried.press)) expect(after.has(permission)).toBe(false);
      expect(stateIn(tried.model, after, tried.press)).toBe('none');
    });
  });

  it('ticks the parents of what they tick', () => {
    holds((tried) => {
      fc.pre(stateIn(tried.model, tried.value, tried.press) !== 'all');
      const after = pressed(tried);
      for (const place of parentsOf(tried.model, tried.press.place)) {
        expect(isStored(tried.model, after, { ...tried.press, place })).not.toBe(false);
        expect(stateOf(tried.model, after, place, tried.press.column)).not.toBe('none');
      }
    });
  });

  it('unticks a parent with the last child below it, and not before', () => {
    holds((tried) => {
      fc.pre(stateIn(tried.model, tried.value, tried.press) === 'all');
      const after = pressed(tried);
      for (const place of parentsOf(tried.model, tried.press.place)) {
        const box = { place, column: tried.press.column };
        const isAnyLeft = below(tried.model, box).some((permission) => after.has(permission));
        expect([undefined, isAnyLeft]).toContain(isStored(tried.model, after, box));
        expect(stateIn(tried.model, after, box) !== 'none').toBe(isAnyLeft);
      }
    });
  });

  it('changes the column of the box alone, and nothing that the tree does not know', () => {
    holds((tried) => {
      const { model, value, press } = tried;
      const after = pressed(tried);
      expect(after.has(strange)).toBe(true);
      const own = new Set(model.nodes.keys().map((place) => permissionAt(model, place, press.column)));
      const { added, removed } = comparePermissions(value, after);
      for (const permission of [...added, ...removed]) expect(own.has(permission)).toBe(true);
    });
  });

  it('changes nothing beside the branch but the parents', () => {
    holds((tried) => {
      const { model, value, press } = tried;
      const touched = new Set([
        ...below(model, press),
        ...[...model.nodes.keys()]
          .filter((place) => kindAt(model, place, press.column) === placeKinds.sum)
          .map((place) => permissionAt(model, place, press.column)),
      ]);
      const { added, removed } = comparePermissions(value, pressed(tried));
      for (const permission of [...added, ...removed]) expect(touched.has(permission)).toBe(true);
    });
  });

  it('finds each parent stored as any of its children, and mixed where some are missing', () => {
    holds((tried) => {
      const { model } = tried;
      const after = pressed(tried);
      for (const box of boxesOf(model)) {
        const granted = below(model, box).map((permission) => after.has(permission));
        expect([undefined, granted.includes(true)]).toContain(isStored(model, after, box));
        const state = granted.includes(true) ? (granted.includes(false) ? 'some' : 'all') : 'none';
        expect(stateIn(model, after, box)).toBe(state);
      }
    });
  });

  it('ticks everything by pressing a mixed box', () => {
    holds(({ model, value }) => {
      for (const press of boxesOf(model)) {
        if (stateIn(model, value, press) !== 'some') continue;
        expect(stateIn(model, togglePermission(model, value, press.place, press.column), press)).toBe('all');
      }
    });
  });

  it('finds what was there before after pressing a box twice that was not mixed', () => {
    holds((tried) => {
      const { model, value, press } = tried;
      fc.pre(stateIn(model, value, press) !== 'some');
      const twice = togglePermission(model, pressed(tried), press.place, press.column);
      expect(comparePermissions(value, twice)).toEqual({ added: [], removed: [] });
    });
  });

  it('changes nothing that a filter hides but the parents of what it shows', () => {
    holds(({ model, value, press }) => {
      const { scope } = filterByText(model, 'task');
      fc.pre(stateOf(model, value, press.place, press.column, scope) !== undefined);
      const after = togglePermission(model, value, press.place, press.column, scope);
      for (const [place] of model.nodes.entries()) {
        const permission = permissionAt(model, place, press.column);
        if (scope[place] === 1 || permission === undefined) continue;
        expect(after.has(permission)).toBe(value.has(permission));
      }
      expect(stateOf(model, after, press.place, press.column, scope)).toMatch(/^(all|none)$/);
    });
  });
});
