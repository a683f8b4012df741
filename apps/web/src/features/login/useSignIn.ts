import { auth, type Credentials, sidebarMenu } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { useShell } from '../../core/navigation/ShellContext.ts';
import { useServices } from '../../core/services/ServicesContext.ts';

/** Returns the function that signs a user in. Where they go next is up to the layout around the page. */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const { client, startSession } = useServices();
  const { preloadSignedInApp } = useShell();
  return async (credentials) => {
    const token = await client.call(auth.login, { body: credentials });
    // the next page's code comes while the account does
    const isReady = preloadSignedInApp();
    const account = await client.call(sidebarMenu, {
      session: {
        token: token.token,
        tokenType: token.token_type,
        signal: new AbortController().signal,
      },
    });
    await isReady;
    toasts.clear();
    startSession(token, account);
  };
}
