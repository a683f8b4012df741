import { Button, Dialog } from '@bureau/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../core/account/account.ts';
import { Line } from '../../screens/list/aboveList.styles.ts';
import type { ListScreenProps } from '../../screens/list/ListScreen.tsx';
import { formatAmount, titleOf, useBalances } from './balance.ts';
import { LeaveLedger } from './LeaveLedger.tsx';
import { screens } from './leaves.screens.tsx';

interface LeavesPageProps {
  readonly ListScreen: ComponentType<ListScreenProps<never>>;
}

/** Tells how much leave the user has left this year, of each type that has an allowance, and what that is made of. */
function OwnBalances() {
  const { i18n, t } = useTranslation();
  const { id } = useUser();
  const balances = useBalances({});
  if (balances.length === 0) return null;
  return (
    <Line>
      {balances.map((balance) => {
        const { leave_type_id: typeId, leave_type_name: type, left, unit } = balance;
        return (
          <Dialog
            key={typeId}
            title={titleOf(t, balance)}
            size="large"
            trigger={
              <Button size="small">
                {t('leaves.balance.left', { type, left: formatAmount(left, unit, i18n.language) })}
              </Button>
            }
          >
            <LeaveLedger userId={id} balance={balance} />
          </Dialog>
        );
      })}
    </Line>
  );
}

/** Lists leave, and above it what the user has left. */
export const LeavesPage = ({ ListScreen }: LeavesPageProps) => (
  <ListScreen screens={screens} above={<OwnBalances />} />
);
