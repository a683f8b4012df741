import { settings } from '@bureau/contract';
import { createLazyImport, useLazyOverlay } from '@bureau/ui';
import { useQuery } from '../../api/useQuery.ts';
import type { OpenThemePanelProps } from './OpenThemePanel.tsx';
import { useThemePanel } from './ThemePanelContext.ts';
import { useAppearance } from '../../core/appearance/useAppearance.ts';

const useOpenPanel = createLazyImport<OpenThemePanelProps>(
  async () => (await import('./OpenThemePanel.tsx')).OpenThemePanel,
);

/** Shows the panel of the appearance when it is asked for, once the settings have loaded (docs/product.md §2, Layouts). */
export function AppThemePanel() {
  const { isOpen, setOpen } = useThemePanel();
  const { data: company } = useQuery(settings.all);
  const appearance = useAppearance();
  const isShown = isOpen && company !== undefined && appearance !== undefined;
  const { Loaded: Panel } = useLazyOverlay(useOpenPanel, isShown, setOpen);
  if (!isShown || !Panel) return null;
  return <Panel company={company} appearance={appearance} onOpenChange={setOpen} />;
}
