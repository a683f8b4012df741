import { memo, useContext, useRef, useState } from 'react';
import { createLazyImport } from '../../lazy/index.ts';
import { LayoutContext } from '../../provider/layout/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import { currentOf, findCurrent } from './findCurrent.ts';
import { GroupEntry } from './parts/GroupEntry.tsx';
import { LinkEntry } from './parts/LinkEntry.tsx';
import type { SidebarFilterProps } from './parts/SidebarFilter.tsx';
import { Brand, BrandName, Filter, List, Logo, Root } from './Sidebar.styles.ts';
import type { SidebarItem, SidebarProps } from './Sidebar.types.ts';
import { isRail } from './useRailTooltip.ts';

/** After how many milliseconds a page is taken for drawn. */
const drawingTime = 1000;

/** Loads what entries are filtered by, once the page is drawn without it. */
const useSidebarFilter = createLazyImport<SidebarFilterProps>(
  () =>
    new Promise((resolve) =>
      setTimeout(
        () => resolve(import('./parts/SidebarFilter.tsx').then(({ SidebarFilter }) => SidebarFilter)),
        drawingTime,
      ),
    ),
);

/** Leads through the application: the company, and the menu that was built for the person (docs/product.md §2). */
export function Sidebar({
  items,
  currentPath,
  brand,
  openGroups,
  onGroupOpenChange,
  isFilterable = false,
  ...rootProps
}: SidebarProps) {
  const t = useUiMessages();
  const layout = useContext(LayoutContext);
  const listRef = useRef<HTMLUListElement>(null);
  const [filtered, setFiltered] = useState<readonly SidebarItem[]>();
  const hasFilter = isFilterable && !isRail(layout);
  const { Loaded: SidebarFilter } = useSidebarFilter(hasFilter);
  const currentHref = findCurrent(items, currentPath);
  return (
    <Root
      aria-label={t('ui.sidebar.label')}
      {...rootProps}
      tabIndex={-1}
      data-landmark
      data-rail={isRail(layout) || undefined}
    >
      <Company brand={brand} onFollow={layout?.closeDrawer} />
      {hasFilter && (
        <Filter>
          {SidebarFilter && <SidebarFilter items={items} onFilter={setFiltered} listRef={listRef} />}
        </Filter>
      )}
      <List ref={listRef}>
        {(filtered ?? items).map((item) =>
          item.children === undefined ? (
            <LinkEntry
              key={`${item.href} ${item.label}`}
              item={item}
              current={currentOf(item, currentHref, currentPath)}
            />
          ) : (
            <GroupEntry
              key={item.id ?? item.label}
              item={item}
              currentHref={currentHref}
              currentPath={currentPath}
              isFiltered={filtered !== undefined}
              defaultIsOpen={openGroups?.includes(item.id ?? item.label) === true}
              onOpenChange={(isOpen) => onGroupOpenChange?.(item.id ?? item.label, isOpen)}
            />
          ),
        )}
      </List>
    </Root>
  );
}

interface CompanyProps extends Pick<SidebarProps, 'brand'> {
  onFollow: (() => void) | undefined;
}

/** Shows whose application it is; it does not render again with the page. */
const Company = memo(function Company({ brand, onFollow }: CompanyProps) {
  return (
    <Brand href={brand.href} onClick={onFollow}>
      {brand.logo === undefined ? (
        <Logo data-letter aria-hidden>
          {brand.name.slice(0, 1).toUpperCase()}
        </Logo>
      ) : (
        <Logo>{brand.logo}</Logo>
      )}
      <BrandName>{brand.name}</BrandName>
    </Brand>
  );
});
