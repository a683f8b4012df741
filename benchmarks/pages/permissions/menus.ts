/** Describes a menu or a group for both trees, with the very same contents. */
export interface Menu {
  readonly id: string;
  readonly label: string;
  readonly children?: readonly Menu[];
  readonly permissions?: Readonly<Record<string, string>>;
}

export const actions = [
  { id: 'view', label: 'View' },
  { id: 'create', label: 'Create' },
  { id: 'edit', label: 'Edit' },
  { id: 'delete', label: 'Delete' },
] as const;

const modules = [
  'Sales',
  'Purchasing',
  'Warehouse',
  'Production',
  'Payroll',
  'Fleet',
  'Support',
  'Compliance',
];
const screens = ['Orders', 'Contracts', 'Deliveries', 'Price lists', 'Approvals', 'Checklists', 'Templates'];
const groupSize = 10;

/** Makes a tree of some rows: groups, each with nine menus. */
export function makeMenus(rows: number): readonly Menu[] {
  return Array.from({ length: rows / groupSize }, (_, group) => ({
    id: `group${group}`,
    label: `${modules[group % modules.length] ?? ''} ${group + 1}`,
    children: Array.from({ length: groupSize - 1 }, (__, place) => {
      const id = `menu${group}-${place}`;
      return {
        id,
        label: `${screens[(group + place) % screens.length] ?? ''} ${group + 1}.${place + 1}`,
        permissions: Object.fromEntries(actions.map((action) => [action.id, `${id}_${action.id}`])),
      };
    }),
  }));
}

/** Grants about a third of all permissions. */
export function grantSome(menus: readonly Menu[]): ReadonlySet<string> {
  const all = menus.flatMap(({ children = [] }) =>
    children.flatMap(({ permissions = {} }) => Object.values(permissions)),
  );
  return new Set(all.filter((_, index) => (index * 7919) % 3 === 0));
}
