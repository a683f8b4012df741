import type { Credentials } from '@bureau/contract';
import { useFormInfo } from '@bureau/forms';
import { Button } from '@bureau/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './DemoAccounts.styles.ts';

const accounts = ['super', 'admin', 'manager', 'staff', 'client'] as const;
const domain = 'bureau.example';
const password = 'bureau-demo';

interface DemoAccountsProps {
  /** Runs once the form holds an account. */
  readonly onFill: () => void;
}

/** Fills in the account of a role, for a quick look around a demonstration (docs/product.md §2). */
export function DemoAccounts({ onFill }: DemoAccountsProps) {
  const { t } = useTranslation();
  const { setValues } = useFormInfo<Credentials>();
  const titleId = useId();
  return (
    <styles.Demo aria-labelledby={titleId}>
      <styles.DemoTitle id={titleId}>{t('login.demo.title')}</styles.DemoTitle>
      <styles.DemoHelp>{t('login.demo.help')}</styles.DemoHelp>
      <styles.DemoList>
        {accounts.map((account) => (
          <li key={account}>
            <Button
              size="small"
              onPress={() => {
                setValues({ email: `${account}@${domain}`, password });
                onFill();
              }}
            >
              {t(`login.demo.${account}`)}
            </Button>
          </li>
        ))}
      </styles.DemoList>
    </styles.Demo>
  );
}
