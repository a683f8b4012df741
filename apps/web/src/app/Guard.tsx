import { type ReactNode, useEffect } from 'react';
import { LoadFailure } from '../screens/LoadFailure.tsx';
import { useAccount } from './account.ts';
import { BlankPage } from './BlankPage.tsx';
import { Loading } from './Loading.tsx';
import { useServices } from './ServicesContext.ts';

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
