import { SplitPanel } from '@bureau/ui';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { standaloneHref } from '../core/navigation/standaloneHref.ts';
import { useOpenRecord } from '../core/navigation/OpenRecordContext.ts';
import { useRouteHandle } from './useRouteHandle.ts';

/** Shows the page of a record: in a panel beside its list, or as it is. */
function RecordPanel({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const open = useOpenRecord();
  const page = useRouteHandle()?.page;
  return (
    <SplitPanel
      key={pathname}
      label={page ? t(page.titleKey) : ''}
      pageHref={standaloneHref(pathname)}
      isSplit={open !== null}
      onOpenChange={() => open?.close()}
    >
      {children}
    </SplitPanel>
  );
}

/** Returns a page that opens beside a list, with the panel around it. */
export const withRecordPanel = (Page: ComponentType) => () => (
  <RecordPanel>
    <Page />
  </RecordPanel>
);
