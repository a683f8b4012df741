import { toasts, useNavigation } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { answersBelow } from '../../api/keys.ts';
import type { CoreResource, Identified } from '../../api/resource.ts';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';

type Made = Identified & ({ readonly code: string } | { readonly name: string });

/**
 * Returns the function that makes a record of a resource out of another record and tells of it: with the way there, or on its page, which it opens.
 * What fails is thrown on. Records of `others` change with it.
 */
export function useMakeRecord(
  resource: CoreResource,
  ...others: readonly CoreResource[]
): (send: () => Promise<Made>, isOpened?: boolean) => Promise<void> {
  const { t } = useTranslation();
  const { navigate } = useNavigation();
  const { store, withNew } = useRecordCache(resource);
  const write = useWrite();
  return async (send, isOpened = false) => {
    const ofOthers = answersBelow(...others.map(({ list }) => list.path));
    const made = await write(send, { store, invalidates: (key) => withNew(key) || ofOthers(key) });
    const open = () => navigate(`/${resource.name}/detail/${made.id}`);
    toasts.show({
      tone: 'success',
      message: t('record.created', { code: 'code' in made ? made.code : made.name }),
      ...(!isOpened && { action: { label: t('list.row.open'), onPress: open } }),
    });
    if (isOpened) open();
  };
}
