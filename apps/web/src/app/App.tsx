import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { AccountProvider } from './AccountProvider.tsx';
import { Presentation } from './Presentation.tsx';
import type { Services } from './services.ts';
import { ServicesContext, useServices, useSession } from './ServicesContext.ts';
import { SettingsProvider } from './SettingsProvider.tsx';

type AppRouter = Parameters<typeof RouterProvider>[0]['router'];

interface AppProps {
  readonly services: Services;
  readonly router: AppRouter;
}

/** Shows the application. Whatever belongs to a user is made anew for the next one. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.languages.i18n}>
        <ApiProvider client={services.client} userId={null}>
          <SettingsProvider>
            <UserApp router={router} />
          </SettingsProvider>
        </ApiProvider>
      </I18nextProvider>
    </ServicesContext>
  );
}

function UserApp({ router }: Pick<AppProps, 'router'>) {
  const { client } = useServices();
  const userId = useSession()?.userId ?? null;
  return (
    <ApiProvider client={client} userId={userId}>
      <AccountProvider>
        <Presentation navigate={(href) => void router.navigate(href)}>
          <RouterProvider router={router} />
        </Presentation>
      </AccountProvider>
    </ApiProvider>
  );
}
