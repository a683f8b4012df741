import { SplitView, useHasRoomBeside, useNavigation } from '@bureau/ui';
import { type ReactNode, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isStandalone } from '../core/navigation/besideList.ts';
import { OpenRecordContext } from '../core/navigation/OpenRecordContext.ts';
import { withoutRecord } from '../core/navigation/recordParams.ts';
import { useRouteHandle } from './useRouteHandle.ts';

interface SplitPageProps {
  /** The address of the list. */
  readonly path: string;
  /** The list. It stays the same element, so that it renders only when it looks at the address itself. */
  readonly list: ReactNode;
}

/** Shows a list, and the record that was opened from it: beside it where there is room, else in its place. */
export function SplitPage({ list, path }: SplitPageProps) {
  const { navigate } = useNavigation();
  const { pathname, search } = useLocation();
  const isOpen = useRouteHandle()?.page.opensBeside === true;
  const isSplit = useHasRoomBeside() && !isStandalone(search);
  const isBeside = isSplit && isOpen;
  const open = useMemo(
    () =>
      isBeside
        ? { id: Number(pathname.split('/').at(-1)), close: () => navigate(path + withoutRecord(search)) }
        : null,
    [isBeside, navigate, path, pathname, search],
  );
  return (
    <OpenRecordContext value={open}>
      <SplitView panel={<Outlet />} panelHref={isOpen ? pathname : undefined} isSplit={isSplit}>
        {list}
      </SplitView>
    </OpenRecordContext>
  );
}
