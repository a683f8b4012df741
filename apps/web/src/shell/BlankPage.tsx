import { BlankLayout } from '@bureau/ui';
import type { ReactNode } from 'react';
import { AppFooter } from './AppFooter.tsx';

/** Shows a page without menu and header. */
export function BlankPage({ children }: { readonly children: ReactNode }) {
  return <BlankLayout footer={<AppFooter />}>{children}</BlankLayout>;
}
