import { type ReactNode, useEffect } from 'react';
import { LoadFailure } from '../screens/states/LoadFailure.tsx';
import { useAccount } from '../core/account/account.ts';
import { BlankPage } from './BlankPage.tsx';
import { Loading } from '../screens/states/Loading.tsx';
import { useServices } from '../core/services/ServicesContext.ts';

/** Shows the pages of the signed-in user once their menu is loaded (docs/product.md §2). */
export function Guard({ children }: { readonly children: ReactNode }) {
  const { returnAddress } = useServices();
  const { data, error, retry } = useAccount();
  useEffect(() => returnAddress.forget(), [returnAddress]);

  if (data) return children;
  if (!error) return <Loading />;
  return (
    <BlankPage>
      <LoadFailure error={error} onRetry={retry} isPageTitle />
    </BlankPage>
  );
}
