import { projects } from '@bureau/contract';
import { Button, ConfirmDialog, Menu, MenuItem, toasts } from '@bureau/ui';
import { Flag, FlagOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { describeFailure } from '../../screens/describeFailure.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';
import { isPlan } from './planCache.ts';

interface BaselineMenuProps {
  readonly projectId: number;
  /** Whether there is one to be cleared. */
  readonly hasBaseline: boolean;
}

type Step = 'keep' | 'clear';

/** Keeps the dates of a project as its baseline, and clears it. Asks before the dates that were kept are lost. */
export function BaselineMenu({ hasBaseline, projectId: id }: BaselineMenuProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { client } = useApi();
  const write = useWrite();
  const [asked, setAsked] = useState<Step>();
  const [isAsking, setAsking] = useState(false);
  if (!useCan(projects.keepBaseline.rule)) return null;

  async function run(step: Step, handlesErrors: boolean) {
    const options = { params: { id }, handlesErrors };
    await write<unknown>(
      () =>
        step === 'keep'
          ? client.call(projects.keepBaseline, { ...options, body: {} })
          : client.call(projects.clearBaseline, options),
      { invalidates: isPlan },
    );
    toasts.show({
      tone: 'success',
      message: t(step === 'keep' ? 'planner.baseline.kept' : 'planner.baseline.cleared'),
    });
  }
  const ask = (step: Step) => {
    setAsked(step);
    setAsking(true);
  };
  return (
    <>
      <Menu
        label={t('planner.baseline')}
        trigger={<Button icon={<Flag aria-hidden />}>{t('planner.baseline')}</Button>}
      >
        <MenuItem
          label={t('planner.baseline.keep')}
          icon={<Flag />}
          onAction={() => (hasBaseline ? ask('keep') : void run('keep', false).catch(showFailure))}
        />
        {hasBaseline && (
          <MenuItem label={t('planner.baseline.clear')} icon={<FlagOff />} onAction={() => ask('clear')} />
        )}
      </Menu>
      {asked && (
        <ConfirmDialog
          title={t(
            asked === 'keep' ? 'planner.baseline.replace_question' : 'planner.baseline.clear_question',
          )}
          message={t('planner.baseline.lost')}
          confirmLabel={t(`planner.baseline.${asked}`)}
          tone="danger"
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={async () => run(asked, true)}
          getErrorMessage={(error) => describeFailure(error, t)}
        />
      )}
    </>
  );
}
