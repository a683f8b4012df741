import { useMemo, useRef, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocale } from 'react-aria-components';
import { positionOf } from '../../data/DataTable/gridCells.ts';
import { headerRow, type GridPosition } from '../../data/DataTable/gridKeys.ts';
import { layLines } from '../../data/DataTable/lines.ts';
import { stepInTree } from '../../data/DataTable/treeKeys.ts';
import { useGridFocus } from '../../data/DataTable/useGridFocus.ts';
import type { BodyHandle } from '../../data/DataTable/useRowWindow.ts';
import { useStableHandler } from '../../data/useStableHandler.ts';
import { announce, useUiMessages } from '../../provider/index.ts';
import { writeBox } from './boxStates.ts';
import { kindAt, layTree, placeKinds, wholeTree } from './permissionModel.ts';
import { comparePermissions, stateOf, togglePermission } from './permissionRules.ts';
import type { PermissionSet, PermissionTreeProps } from './PermissionTree.types.ts';
import { filterByText, findSeen, listRows } from './shownRows.ts';

const nothing: ReadonlySet<string> = new Set();

/** Combines the behaviour of a permission tree; its rendering is in its parts. */
export function usePermissionTree(props: PermissionTreeProps) {
  const { nodes, actions, onChange, savedValue, mode = 'edit' } = props;
  const t = useUiMessages();
  const isRightToLeft = useLocale().direction === 'rtl';
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<BodyHandle>(null);

  const [ownValue, setOwnValue] = useState<PermissionSet>(props.defaultValue ?? nothing);
  const value = props.value ?? ownValue;
  const [text, setText] = useState('');
  // What is found is seen at once, whatever was collapsed before; it can be collapsed for itself.
  const [collapsedIn, setCollapsedIn] = useState<Readonly<Record<string, ReadonlySet<string>>>>({});
  const collapsed = collapsedIn[text] ?? nothing;

  const model = useMemo(() => layTree(nodes, actions), [nodes, actions]);
  const filtered = useMemo(() => (text.trim() === '' ? undefined : filterByText(model, text)), [model, text]);
  const seen = useMemo(() => (mode === 'preview' ? findSeen(model, value) : undefined), [mode, model, value]);
  const scope = useMemo(() => {
    if (!seen || !filtered) return seen ?? filtered?.scope;
    return seen.map((isSeen, place) => isSeen & (filtered.scope[place] ?? 0));
  }, [seen, filtered]);
  const rows = useMemo(() => listRows(model, collapsed, scope), [model, collapsed, scope]);
  const columnIds = useMemo(() => ['#menu', ...actions.map(({ id }) => id)], [actions]);
  const source = useMemo(
    () => ({
      lines: layLines(rows.places.length, undefined, new Set()),
      rows: rows.places,
      getRowKey: (place: number) => model.nodes[place]?.node.id ?? '',
    }),
    [rows, model],
  );
  const change = useMemo(
    () => (savedValue ? comparePermissions(savedValue, value) : undefined),
    [savedValue, value],
  );

  const placeAt = (row: number) => (row === headerRow ? wholeTree : (rows.places[row] ?? wholeTree));

  const toggle = ({ row, column }: GridPosition) => {
    const place = placeAt(row);
    const next = togglePermission(model, value, place, column - 1, scope);
    setOwnValue(next);
    onChange?.(next);
    if (kindAt(model, place, column - 1) !== placeKinds.sum) return;
    // The box of a group speaks for itself alone. What is pressed either grants or revokes.
    const count = Math.abs(next.size - value.size);
    const key = next.size > value.size ? 'ui.permissions.granted' : 'ui.permissions.revoked';
    announce(() => t(key, { count }));
  };

  const setExpanded = (row: number, isExpanded: boolean) => {
    const id = model.nodes[placeAt(row)]?.node.id;
    if (id === undefined) return;
    const next = new Set(collapsed);
    if (isExpanded) next.delete(id);
    else next.add(id);
    setCollapsedIn({ ...(text !== '' && { '': collapsedIn[''] ?? nothing }), [text]: next });
  };

  const expansionAt = (row: number): boolean | undefined => {
    const place = placeAt(row);
    const flat = model.nodes[place];
    return flat && flat.end > place + 1 ? !collapsed.has(flat.node.id) : undefined;
  };

  /** Expands and collapses in the column of the names, and leads from a menu to its group. */
  const onKey = (event: KeyboardEvent<HTMLElement>, { row, column }: GridPosition) => {
    const box = event.target instanceof HTMLInputElement ? event.target : undefined;
    if (event.key === 'Enter' && box) {
      // It would submit the form around the tree.
      event.preventDefault();
      box.click();
    }
    if (row === headerRow || column !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isExpanded = expansionAt(row);
    // It would scroll the tree.
    if (event.key === ' ' && isExpanded === undefined) event.preventDefault();
    const step = stepInTree({ key: event.key, isRightToLeft }, isExpanded);
    if (step === undefined) return;
    event.preventDefault();
    if (step !== 'parent') {
      setExpanded(row, step === 'expand');
      return;
    }
    const parent = model.nodes[placeAt(row)]?.parent ?? wholeTree;
    if (parent !== wholeTree) focus.focusLine(rows.places.indexOf(parent));
  };

  const focus = useGridFocus({
    root: scroller,
    body,
    source,
    columnIds,
    firstColumn: 0,
    currentKey: undefined,
    onKey,
  });

  const onToggle = useStableHandler((event: ChangeEvent<HTMLInputElement>) => {
    const at = positionOf(scroller.current, event.target);
    if (!at || mode !== 'edit') return;
    // The browser has taken the mixed look away, and whoever controls the tree may leave it as it is.
    const isMixed = stateOf(model, value, placeAt(at.row), at.column - 1, scope) === 'some';
    event.target.indeterminate = isMixed;
    toggle(at);
  });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event;
    const at = target instanceof Element && positionOf(scroller.current, target);
    if (!at) return;
    if (target instanceof HTMLInputElement) {
      if (mode !== 'edit') event.preventDefault();
    } else if (at.column === 0 && target.closest('button')) {
      setExpanded(at.row, expansionAt(at.row) === false);
    } else if (mode === 'edit') {
      // The whole cell is the target, so that it can be hit by a finger.
      target.closest('[data-box]')?.querySelector('input')?.click();
    }
  };

  return {
    scroller,
    body,
    model,
    rows,
    scope,
    collapsed,
    value,
    mode,
    focus,
    change,
    text,
    setText,
    matches: filtered?.matches,
    columnCount: columnIds.length,
    headerStates: actions
      .map((_, column) => writeBox(stateOf(model, value, wholeTree, column, scope)))
      .join(''),
    onToggle,
    scrollerProps: { ...focus.rootProps, onClick },
  };
}
