import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { Start } from '../main.ts';
import { treeActions } from './actions.ts';
import { RoleTree } from './FloorTree.tsx';
import { grantSome, makeMenus } from './menus.ts';

/** Shows a tree of rows made by hand: what react-dom and the browser cost at least. */
export const start: Start = (element, options) => {
  const menus = makeMenus(Number(options.get('rows')));
  const saved = grantSome(menus);
  const root = createRoot(element);
  return treeActions(() => flushSync(() => root.render(<RoleTree menus={menus} saved={saved} />)));
};
