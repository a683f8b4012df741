import { type AriaAttributes, useId, useState } from 'react';
import { createLazyImport } from '../../lazy/index.ts';
import { AnchoredMenu } from '../../overlay/Menu/AnchoredMenu.tsx';
import { type RootProps, rootPropsOf } from '../../primitives/root/index.ts';
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Root } from './Board.styles.ts';
import type { BoardKey, BoardPlace, BoardProps } from './Board.types.ts';
import { layLanes } from './lanes.ts';
import { ColumnBody } from './parts/ColumnBody.tsx';
import { ColumnHead } from './parts/ColumnHead.tsx';
import { Lanes } from './parts/Lanes.tsx';
import type { MoveMenuProps } from './parts/MoveMenu.tsx';
import { type Drafts, QuickAdd } from './parts/QuickAdd.tsx';
import { isSamePlace, placeKey } from './places.ts';
import { useBoard } from './useBoard.ts';

/** Loads the menu of a card when one is first opened. */
const useMoveMenu = createLazyImport<MoveMenuProps>(() =>
  import('./parts/MoveMenu.tsx').then(({ MoveMenu }) => MoveMenu),
);

const placeholders = [undefined, undefined, undefined];

/**
 * Shows cards in columns, of which only those in view are drawn. Without lanes every column scrolls on its own; with lanes, which cross the columns, all
 * scroll together. Cards are moved by dragging them, by a finger that rests on one first, by Space and the arrow keys, and by their menus; the focus
 * stays with a card that is moved. It fills the height of its container.
 */
export function Board<Card>(props: BoardProps<Card>) {
  const { label, columns, lanes, onAdd, getErrorMessage, headingLevel = 2, isLoading = false } = props;
  const id = useId();
  const rootProps: RootProps<HTMLDivElement> & AriaAttributes = rootPropsOf(props);
  const board = useBoard(props);
  const { t, root, probe, model, menu, active, held, step, cellOf, nameOfPlace } = board;
  const [drafts] = useState<Drafts>(() => new Map());
  const { Loaded: MoveMenu } = useLazyOverlay(useMoveMenu, menu?.found !== undefined, board.closeMenu);
  const addLabel = props.addLabel ?? t('ui.board.add');

  const isCollapsed = (columnId: BoardKey) => board.collapsedColumns.includes(columnId);
  const countIn = (place: BoardPlace) => model.cardsIn(place).length;
  const countOf = (columnId: BoardKey) =>
    columns.find((column) => column.id === columnId)?.count ??
    model.laneIds.reduce<number>((sum, laneId) => sum + countIn({ columnId, laneId }), 0);
  const countsOfLane = (laneId: BoardKey) => model.columnIds.map((columnId) => countIn({ columnId, laneId }));
  const [firstColumn = ''] = model.columnIds;
  const tabStop = active?.place ?? { columnId: firstColumn, laneId: model.laneIds[0] ?? null };

  const renderHead = (column: (typeof columns)[number], at: number) => (
    <div key={column.id} className="head-cell" data-column={JSON.stringify(column.id)}>
      <ColumnHead
        column={column}
        count={countOf(column.id)}
        level={headingLevel}
        headingId={`${id}-column-${at}`}
        isCollapsed={isCollapsed(column.id)}
        onToggle={board.toggleColumn}
        onMenu={props.renderColumnActions && board.openColumnMenu}
        isMenuOpen={menu?.columnId === column.id}
      />
    </div>
  );

  const renderFoot = (place: BoardPlace) =>
    onAdd && (
      <QuickAdd
        place={place}
        label={t('ui.board.addTo', { action: addLabel, place: nameOfPlace(place) })}
        text={addLabel}
        {...{ onAdd, getErrorMessage, drafts }}
        isTabStop={!lanes || isSamePlace(place, tabStop)}
      />
    );

  const renderColumn = (column: (typeof columns)[number], at: number) => {
    const cell = cellOf(column.id, null);
    const place = placeKey(cell.place);
    const cards = isLoading && cell.cards.length === 0 ? placeholders : cell.cards;
    return (
      <section key={column.id} className="column" aria-labelledby={`${id}-column-${at}`}>
        {renderHead(column, at)}
        {isCollapsed(column.id) ? (
          <div className="cell" data-cell={place} data-collapsed>
            <span aria-hidden>{column.label}</span>
            {cell.dropIndex !== undefined && <div className="drop" hidden />}
          </div>
        ) : (
          <div className="cell" data-cell={place}>
            <ColumnBody {...cell} cards={cards} onRangeChange={props.onRangeChange} />
            {renderFoot(cell.place)}
          </div>
        )}
      </section>
    );
  };

  const template = columns
    .map((column) => (isCollapsed(column.id) ? '2.75rem' : 'minmax(17rem, 1fr)'))
    .join(' ');
  const menuColumn = columns.find((column) => column.id === menu?.columnId);
  const menuLabel = menu?.anchor.getAttribute('aria-label') ?? '';
  return (
    <>
      <Root
        {...rootProps}
        {...board.rootProps}
        ref={root}
        role="group"
        aria-label={label}
        aria-describedby={[`${id}-help`, rootProps['aria-describedby']].filter(Boolean).join(' ')}
        aria-busy={isLoading}
        data-part="board"
        data-lanes={lanes !== undefined || undefined}
        data-scroller={lanes !== undefined || undefined}
        data-held={held !== undefined || undefined}
        style={{ ...props.style, '--board-columns': template || 'none' }}
      >
        <div className="probe" ref={probe} aria-hidden />
        <VisuallyHidden id={`${id}-help`}>{t('ui.board.help')}</VisuallyHidden>
        {lanes ? (
          <div className="lanes">
            <div className="heads">{columns.map(renderHead)}</div>
            <Lanes
              lanes={layLanes(
                lanes,
                // what is collapsed takes no room
                (laneId) =>
                  Math.max(0, ...countsOfLane(laneId).filter((_, at) => !isCollapsed(columns[at]?.id ?? ''))),
                board.collapsedLanes,
                board.rem,
              )}
              cellsOf={(laneId) => model.columnIds.map((columnId) => cellOf(columnId, laneId))}
              countOf={(laneId) => countsOfLane(laneId).reduce((sum, count) => sum + count, 0)}
              step={step}
              level={headingLevel}
              id={id}
              keptIds={new Set([active?.place.laneId, held?.to.laneId])}
              hovered={board.hovered}
              isColumnCollapsed={isCollapsed}
              onToggle={board.toggleLane}
              onRangeChange={props.onRangeChange}
              renderFoot={renderFoot}
            />
          </div>
        ) : (
          <div className="columns">{columns.map(renderColumn)}</div>
        )}
      </Root>
      {menu?.found && MoveMenu && (
        <MoveMenu
          anchor={menu.anchor}
          label={menuLabel}
          columns={columns}
          lanes={lanes ?? []}
          spot={{ ...menu.found.place, index: menu.found.index }}
          others={countIn(menu.found.place) - 1}
          onMove={props.onMove && ((to) => menu.found && board.move(menu.found, to))}
          onOpenChange={board.closeMenu}
        >
          {props.renderActions?.(menu.found.card)}
        </MoveMenu>
      )}
      {menuColumn && menu && (
        <AnchoredMenu
          anchor={menu.anchor}
          label={menuLabel}
          placement="bottom end"
          onOpenChange={board.closeMenu}
        >
          {props.renderColumnActions?.(menuColumn)}
        </AnchoredMenu>
      )}
    </>
  );
}
