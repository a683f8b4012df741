import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import './permissions.css';
import './floor.css';
import { actions, type Menu } from './menus.ts';

const rowHeight = 36;
const viewHeight = 480;
const overscan = 2;
const rowsInView = Math.ceil(viewHeight / rowHeight);

type Granted = ReadonlySet<string>;
type Toggle = (menus: readonly Menu[], action: string) => void;

/** Calls a function with each permission of an action below some menus, until it returns true. */
function some(menus: readonly Menu[], action: string, test: (permission: string) => boolean): boolean {
  return menus.some(({ children, permissions }) => {
    const permission = permissions?.[action];
    return children ? some(children, action, test) : permission !== undefined && test(permission);
  });
}

/** Returns the state of a box: `a` for all, `s` for some, `n` for none. */
function stateOf(menus: readonly Menu[], action: string, granted: Granted): string {
  let [any, missing] = [false, false];
  some(menus, action, (permission) => {
    if (granted.has(permission)) any = true;
    else missing = true;
    return any && missing;
  });
  return any ? (missing ? 's' : 'a') : 'n';
}

interface BoxProps {
  readonly name: string;
  readonly state: string | undefined;
  readonly onChange: () => void;
}

const renderBox = ({ name, state, onChange }: BoxProps) => (
  <input
    ref={(box) => {
      if (box) box.indeterminate = state === 's';
    }}
    type="checkbox"
    aria-label={name}
    checked={state === 'a'}
    onChange={onChange}
  />
);

interface RowProps {
  readonly menu: Menu;
  readonly top: number;
  readonly states: string;
  readonly onToggle: Toggle;
}

const Row = memo(function Row({ menu, top, states, onToggle }: RowProps) {
  return (
    <div className="row" style={{ top }}>
      <div className={menu.children ? 'cell name' : 'cell name menu'}>
        {menu.children ? (
          <button type="button">
            <b>{menu.label}</b>
          </button>
        ) : (
          <span>
            <b>{menu.label}</b>
          </span>
        )}
      </div>
      {actions.map(({ id, label }, column) => (
        <div key={id} className="cell">
          {renderBox({
            name: `${label}, ${menu.label}`,
            state: states[column],
            onChange: () => onToggle([menu], id),
          })}
        </div>
      ))}
    </div>
  );
});

const listRows = (menus: readonly Menu[]): readonly Menu[] =>
  menus.flatMap((menu) => [menu, ...listRows(menu.children ?? [])]);

/** Draws the rows in view within the scroll event, of one known height, and nothing else. */
export function RoleTree({ menus, saved }: { readonly menus: readonly Menu[]; readonly saved: Granted }) {
  const [granted, setGranted] = useState(saved);
  const [first, setFirst] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => listRows(menus), [menus]);

  useLayoutEffect(() => {
    const box = scroller.current;
    const onScroll = () => box && flushSync(() => setFirst(Math.floor(box.scrollTop / rowHeight)));
    box?.addEventListener('scroll', onScroll, { passive: true });
    return () => box?.removeEventListener('scroll', onScroll);
  }, []);

  const toggle = useCallback<Toggle>(
    (below, action) =>
      setGranted((before) => {
        const isGranting = stateOf(below, action, before) !== 'a';
        const after = new Set(before);
        some(below, action, (permission) => {
          if (isGranting) after.add(permission);
          else after.delete(permission);
          return false;
        });
        return after;
      }),
    [],
  );

  const begin = Math.max(first - overscan, 0);
  const drawn = rows.slice(begin, first + rowsInView + 1 + overscan);
  return (
    <div className="frame">
      <input className="filter" type="search" aria-label="Filter menus" placeholder="Filter menus" />
      <div ref={scroller} className="scroller">
        <div className="header">
          <div className="row">
            <div className="cell name">
              <small>Menu</small>
              <b>All menus</b>
            </div>
            {actions.map(({ id, label }) => (
              <div key={id} className="cell">
                <small>{label}</small>
                {renderBox({
                  name: `${label}, All menus`,
                  state: stateOf(menus, id, granted),
                  onChange: () => toggle(menus, id),
                })}
              </div>
            ))}
          </div>
        </div>
        <div className="body" style={{ height: rows.length * rowHeight }}>
          {drawn.map((menu, place) => (
            <Row
              key={menu.id}
              menu={menu}
              top={(begin + place) * rowHeight}
              states={actions.map(({ id }) => stateOf([menu], id, granted)).join('')}
              onToggle={toggle}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
