import { BureauProvider } from '@bureau/ui';
import { PermissionTree } from '@bureau/ui/access';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import './permissions.css';
import type { Start } from '../main.ts';
import { treeActions } from './actions.ts';
import { actions, grantSome, makeMenus, type Menu } from './menus.ts';

const stay = () => undefined;

function RoleTree({ menus, saved }: { menus: readonly Menu[]; saved: ReadonlySet<string> }) {
  const [granted, setGranted] = useState(saved);
  return (
    <div className="frame">
      <PermissionTree
        label="Permissions"
        nodes={menus}
        actions={actions}
        value={granted}
        onChange={setGranted}
      />
    </div>
  );
}

/** Shows the design system's permission tree. */
export const start: Start = (element, options) => {
  const menus = makeMenus(Number(options.get('rows')));
  const saved = grantSome(menus);
  const root = createRoot(element);
  const draw = (isShown: boolean) =>
    flushSync(() =>
      root.render(
        <BureauProvider locale="en" navigate={stay}>
          {isShown && <RoleTree menus={menus} saved={saved} />}
        </BureauProvider>,
      ),
    );
  draw(false);
  return treeActions(() => draw(true));
};
