import { BlankLayout } from '@bureau/ui';
import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { AppFooter } from './AppFooter.tsx';
import { Loading } from './Loading.tsx';
import { useServices, useSession } from './ServicesContext.ts';
import { useSettings } from './settings.ts';

/** Shows the pages that need no sign-in (docs/product.md §2). Who is signed in goes on to where they were going. */
export function PublicLayout() {
  const { returnAddress } = useServices();
  const { login_background: background } = useSettings();
  const userId = useSession()?.userId;
  const navigate = useNavigate();

  useEffect(() => {
    if (userId === undefined) return;
    void navigate(returnAddress.find(userId) ?? '/dashboard', { replace: true });
  }, [navigate, returnAddress, userId]);

  if (userId !== undefined) return <Loading />;
  return (
    <BlankLayout
      footer={<AppFooter />}
      {...(background !== null && { backgroundImage: `/uploads/login_bg/${background}` })}
    >
      <Outlet />
    </BlankLayout>
  );
}
