import { BlankLayout } from '@bureau/ui';
import type { ReactNode } from 'react';
import { AppFooter } from './AppFooter.tsx';
import { useSettings } from './settings.ts';

/** Lays out the pages that need no sign-in, beside the company's picture (docs/product.md §2). */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { login_background: background } = useSettings();
  return (
    <BlankLayout
      footer={<AppFooter />}
      {...(background !== null && { backgroundImage: `/uploads/login_bg/${encodeURIComponent(background)}` })}
    >
      {children}
    </BlankLayout>
  );
}
