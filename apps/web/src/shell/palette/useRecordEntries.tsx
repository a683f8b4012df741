import { findRoute } from '@bureau/contract';
import { useNavigation } from '@bureau/ui';
import { iconOf } from '../../core/icons.tsx';
import { useCanOpen } from '../../core/navigation/useCanOpen.ts';
import type { PaletteEntry } from './palette.types.ts';

type FoundRecord = NonNullable<PaletteEntry['record']>;

/** Returns the function that turns records into entries, where there are pages to show them. */
export function useRecordEntries() {
  const { navigate } = useNavigation();
  const canOpen = useCanOpen();
  const toEntries = (records: readonly FoundRecord[]): readonly PaletteEntry[] =>
    records
      .filter(({ route }) => canOpen(route))
      .map(({ code, route, title }) => ({
        id: `record:${route}`,
        label: title,
        detail: code,
        icon: iconOf(findRoute(route)?.icon ?? null),
        record: { code, route, title },
        run: () => navigate(route),
      }));
  return { toEntries };
}
