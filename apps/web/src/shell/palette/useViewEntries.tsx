import { perPage, type ResponseOf, savedViews, viewHref } from '@bureau/contract';
import { useNavigation } from '@bureau/ui';
import { LayoutList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useTextOrLiteral } from '../../core/languages/useTextOrLiteral.ts';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import type { PaletteEntry } from './palette.types.ts';

/** Returns the saved views of all lists that the user may open. They are asked for when the palette opens. */
export function useViewEntries(isOpen: boolean): readonly PaletteEntry[] {
  const { t } = useTranslation();
  const textOf = useTextOrLiteral();
  const { navigate } = useNavigation();
  const canOpen = useCanOpen();
  const options = {
    query: { sort: ['name'], per_page: perPage.max },
    isBackground: true,
    handlesErrors: true,
  };
  const { data } = useRequest<ResponseOf<typeof savedViews.list>>(savedViews.list, isOpen ? options : null);
  return (data?.data ?? []).flatMap(({ id, name, query, resource }): PaletteEntry[] => {
    const list = `/${resource}`;
    if (!canOpen(list)) return [];
    return [
      {
        id: `view:${id}`,
        label: name,
        detail: textOf(`breadcrumbs.${resource}.title`),
        words: t('shell.palette.views'),
        icon: <LayoutList />,
        run: () => navigate(viewHref(list, { id, query })),
      },
    ];
  });
}
