import { permissions } from '../access/permissions.ts';
import { defineCrud, readAndWrite } from '../http/crud.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledText, flag, id, listOf, oneOf, shape, stamps, text, version, whole } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { formed } from '../fields/formats.ts';
import { loginUser } from './user.ts';

/** How many items the menu has at most. */
export const menuLimit = 500;

/** The longest parts of an item of the menu, in characters. */
export const menuItemLimits = { text: 100, link: 500, icon: 60, badge: 20 } as const;

const entry = {
  /** Holds a translation key, or the text itself where no such key exists. */
  text: text(menuItemLimits.text).required(),
  /** Holds a route, or an address where the link is external; null where the item only opens its submenu. */
  link: text(menuItemLimits.link).defined().nullable(),
  icon: text(menuItemLimits.icon).defined().nullable(),
  class: text(100).defined().nullable(),
  badge: text(menuItemLimits.badge).defined().nullable(),
  badgeClass: text(100).defined().nullable(),
  isExternalLink: flag().required(),
};

/** Describes an item of the sidebar (docs/product.md §3). A submenu has no submenus of its own. */
export const menuItem = shape({ ...entry, submenu: listOf(shape(entry)) });

/** Lists who can be let see an item. */
export const menuRules = ['signedIn', 'adminOnly', ...permissions] as const;

const rule = () => oneOf(menuRules);

/** Describes the place of an item among those beside it, from 1. One that is larger than their number means the end. */
const position = () => whole(1, 10_000);

/** Describes an item as it is kept. Who sees it is `rule`, which is never laxer than that of the route that it leads to. */
export const menuRecord = shape({
  id: id().required(),
  parent_id: id().defined().nullable(),
  position: position().required(),
  ...entry,
  rule: rule().required(),
  ...stamps,
}).meta({ isAssumed: true });

const name = () => filledText(menuItemLimits.text);
const classes = () => formed(100, 'classes', (value) => /^[\w -]*$/.test(value)).nullable();

/** Describes an icon by its name in lucide. */
const icon = () => formed(menuItemLimits.icon, 'icon', (value) => /^[a-z][a-z\d-]*$/.test(value)).nullable();

const changeable = {
  parent_id: id().nullable().optional(),
  position: position().optional(),
  link: text(menuItemLimits.link).min(1).nullable().optional(),
  icon: icon().optional(),
  class: classes().optional(),
  badge: text(menuItemLimits.badge).nullable().optional(),
  badgeClass: classes().optional(),
  isExternalLink: flag().optional(),
  /** Null, and left out of a new item or of a new link, it is that of the route, or everybody's who has signed in. */
  rule: rule().nullable().optional(),
};

const menuCreate = shape({ ...changeable, text: name().required() });
const menuUpdate = shape({ ...changeable, text: name().optional(), version: version().optional() });

const resource = defineCrud({
  name: 'menu',
  rules: readAndWrite('settings_view', 'settings_edit'),
  record: menuRecord,
  listItem: menuRecord,
  create: menuCreate,
  update: menuUpdate,
  list: {
    sort: ['position', 'text', 'created_at', 'updated_at'],
    filter: { parent_id: 'idsOrNone' },
  },
});

export const menu = {
  ...resource,
  activities: activitiesOf('menu', 'settings_view'),
  sidebar: defineEndpoint('menu.sidebar', 'GET', '/api/sidebar-menu', {
    summary: 'Returns the menu of what the caller may open, and the signed-in user.',
    rule: 'signedIn',
    response: shape({ menus: listOf(menuItem), loginUser }),
  }),
};

/** The call by itself, for what surrounds all pages. */
export const { sidebar: sidebarMenu } = menu;
