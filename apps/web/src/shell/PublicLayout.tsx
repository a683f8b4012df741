import { BlankLayout } from '@bureau/ui';
import type { Locale } from '@bureau/values';
import type { ReactNode } from 'react';
import { AppFooter } from './AppFooter.tsx';
import { useSettings } from '../core/settings/settings.ts';
import { VisitorLanguageMenu } from './VisitorLanguageMenu.tsx';

interface PublicLayoutProps {
  readonly onLanguageChoose: (language: Locale) => void;
  readonly children: ReactNode;
}

/** Lays out the pages that need no sign-in, beside the company's picture (docs/product.md §2). */
export function PublicLayout({ onLanguageChoose, children }: PublicLayoutProps) {
  const { login_background: background } = useSettings();
  return (
    <BlankLayout
      footer={
        <AppFooter>
          <VisitorLanguageMenu onChoose={onLanguageChoose} />
        </AppFooter>
      }
      {...(background !== null && { backgroundImage: `/uploads/login_bg/${encodeURIComponent(background)}` })}
    >
      {children}
    </BlankLayout>
  );
}
