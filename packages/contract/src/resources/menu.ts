import { defineEndpoint } from '../http/endpoint.ts';
import { flag, listOf, shape, text } from '../http/schema.ts';
import { loginUser } from './user.ts';

const entry = {
  /** Holds a translation key, or the text itself where no such key exists. */
  text: text(100).required(),
  /** Holds a route, or an address where the link is external; null where the item only opens its submenu. */
  link: text(500).defined().nullable(),
  icon: text(60).defined().nullable(),
  class: text(100).defined().nullable(),
  badge: text(20).defined().nullable(),
  badgeClass: text(100).defined().nullable(),
  isExternalLink: flag().required(),
};

/** Describes an item of the sidebar (docs/product.md §3). A submenu has no submenus of its own. */
export const menuItem = shape({ ...entry, submenu: listOf(shape(entry)) });

export const menu = {
  sidebar: defineEndpoint({
    id: 'menu.sidebar',
    method: 'GET',
    path: '/api/sidebar-menu',
    summary: 'Gives the menu of what the caller may open, and the signed-in user.',
    rule: 'signedIn',
    response: shape({ menus: listOf(menuItem), loginUser }),
  }),
};
