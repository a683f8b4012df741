import { useNavigation } from '@bureau/ui';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { gatedFeatures } from '../gatedFeatures.ts';
import { iconOf } from '../../core/icons.tsx';
import { pageTitleOf } from '../../core/navigation/pageTitle.ts';
import { keysOf } from '../shortcuts.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import type { PaletteEntry } from './palette.types.ts';

const formPath = 'create';

/** Returns the pages that the user may open without naming a record, and of these the forms for new ones. */
export function usePageEntries() {
  const { t } = useTranslation();
  const { navigate } = useNavigation();
  const canOpen = useCanOpen();

  const listed = gatedFeatures.flatMap((feature) =>
    feature.pages.flatMap((page) => {
      const address = `/${[feature.path, page.path].filter(Boolean).join('/')}`;
      if (page.path.includes(':') || !canOpen(address)) return [];
      const isForm = page.path === formPath;
      const shortcut = keysOf(address as `/${string}`);
      const title = pageTitleOf(t, { feature, page });
      const isGeneral = !page.titleKey.startsWith('breadcrumbs.') && title === t(page.titleKey);
      const entry: PaletteEntry = {
        id: address,
        // a title that all resources share says nothing by itself
        label: isGeneral ? `${t(feature.titleKey)}: ${title}` : title,
        icon: isForm ? <Plus /> : iconOf(feature.icon),
        ...(shortcut && { shortcut }),
        run: () => navigate(address),
      };
      return [{ isForm, entry }];
    }),
  );
  const entriesOf = (areForms: boolean) =>
    listed.filter(({ isForm }) => isForm === areForms).map(({ entry }) => entry);
  return { pages: entriesOf(false), forms: entriesOf(true) };
}
