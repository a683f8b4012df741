import { toasts, useNavigation } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import type { KeyFilter } from '../../api/keys.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useShowFailure } from '../useShowFailure.ts';

interface Made {
  readonly id: number;
  readonly code: string;
}

/**
 * Returns the function that makes one record of another, and tells of it with the way there. `path` is the address of the list that holds what is made, and `invalidates` selects what is
 * out of date then.
 */
export function useConvert(
  invalidates: KeyFilter,
): (path: string, send: () => Promise<Made>) => Promise<void> {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { navigate } = useNavigation();
  const write = useWrite();
  return async (path, send) => {
    try {
      const { code, id } = await write(send, { invalidates });
      toasts.show({
        tone: 'success',
        message: t('record.created', { code }),
        action: { label: t('list.row.open'), onPress: () => navigate(`${path}/detail/${id}`) },
      });
    } catch (failure) {
      showFailure(failure);
    }
  };
}
