import { Footer } from '@bureau/ui';
import type { ReactNode } from 'react';
import { useSettings } from '../core/settings/settings.ts';

interface AppFooterProps {
  /** What stands at the end. */
  readonly children?: ReactNode;
}

/** Shows the year and the company's text (docs/product.md §2). */
export function AppFooter({ children }: AppFooterProps) {
  const { company_name: name, footer_text: text } = useSettings();
  return <Footer company={text || name}>{children}</Footer>;
}
