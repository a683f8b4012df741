/** Lists the actions that a permission can allow. */
export const permissionActions = ['view', 'create', 'edit', 'delete'] as const;
export type PermissionAction = (typeof permissionActions)[number];

/**
 * Lists the prefixes of the names of permissions. They are names of their own, not derived from
 * routes: `timesheet`, `filemanager`, `projectplanner`, `appointment` and `leavetypes` differ from theirs.
 */
export const specifiedPrefixes = [
  'announcements',
  'timesheet',
  'todos',
  'mailbox',
  'filemanager',
  'teams',
  'holidays',
  'meetings',
  'clients',
  'settings',
  'calendar',
  'projects',
  'tasks',
  'defects',
  'incidents',
  'projectplanner',
  'knowledgebase',
  'reports',
  'appointment',
  'leaves',
  'leavetypes',
  'taxes',
  'items',
  'estimates',
  'invoices',
  'payments',
  'themesettings',
] as const;
export type SpecifiedPrefix = (typeof specifiedPrefixes)[number];

/**
 * Who may pass: anybody (`public`), any signed-in user (`signedIn`), the roles that pass every gate alone
 * (`adminOnly`), the holders of one permission, or the holders of any permission of a list.
 */
export type RuleOf<Name extends string> = 'public' | 'signedIn' | 'adminOnly' | Name | readonly Name[];

/** Who may make a call. A resource that was added passes on the rules that follow from its own prefix. */
export type EndpointRule = RuleOf<`${SpecifiedPrefix}_${PermissionAction}`>;

/** Names the groups in which permissions are shown. */
export type PermissionGroupId = 'people' | 'work' | 'time' | 'communication' | 'money' | 'administration';

/** What the roles of the program that do not pass every gate allow of a resource from the start. */
export type Grants = {
  readonly [Role in 'project manager' | 'user' | 'client']?: readonly PermissionAction[];
};

/** Returns who may do something with the records of a resource: the holders of a permission, or without a prefix administrators alone. */
export const permissionRule = <const Prefix extends string, const Action extends PermissionAction>(
  prefix: Prefix | null,
  action: Action,
) => (prefix === null ? 'adminOnly' : (`${prefix}_${action}` as const));
