import { Footer } from '@bureau/ui';
import { useSettings } from './settings.ts';

/** Shows the year and the company's text (docs/product.md §2). */
export function AppFooter() {
  const { company_name: name, footer_text: text } = useSettings();
  return <Footer company={text || name} />;
}
