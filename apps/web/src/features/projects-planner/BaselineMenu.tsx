import { projects } from '@bureau/contract';
import { Button, Menu, MenuItem, toasts } from '@bureau/ui';
import { Flag, FlagOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';
import { isPlan } from './planCache.ts';

interface BaselineMenuProps {
  readonly projectId: number;
  /** Whether there is one to be cleared. */
  readonly hasBaseline: boolean;
}

/** Keeps the dates of a project as its baseline, and clears it. */
export function BaselineMenu({ hasBaseline, projectId: id }: BaselineMenuProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { client } = useApi();
  const write = useWrite();
  if (!useCan(projects.keepBaseline.rule)) return null;

  async function run(send: () => Promise<unknown>, message: string) {
    try {
      await write(send, { invalidates: isPlan });
      toasts.show({ tone: 'success', message });
    } catch (error) {
      showFailure(error);
    }
  }
  const params = { id };
  return (
    <Menu
      label={t('planner.baseline')}
      trigger={<Button icon={<Flag aria-hidden />}>{t('planner.baseline')}</Button>}
    >
      <MenuItem
        label={t('planner.baseline.keep')}
        icon={<Flag />}
        onAction={() =>
          void run(() => client.call(projects.keepBaseline, { params, body: {} }), t('planner.baseline.kept'))
        }
      />
      {hasBaseline && (
        <MenuItem
          label={t('planner.baseline.clear')}
          icon={<FlagOff />}
          onAction={() =>
            void run(() => client.call(projects.clearBaseline, { params }), t('planner.baseline.cleared'))
          }
        />
      )}
    </Menu>
  );
}
