import { createContext, use, useSyncExternalStore } from 'react';
import type { Services } from './services.ts';
import type { Session } from '../session/session.ts';

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services of the running application. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs an App above it.');
  return services;
}

/** Returns the session, and null while nobody is signed in. */
export function useSession(): Session | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Returns whether the API is out of reach. */
export function useIsDown(): boolean {
  const { connection } = useServices();
  return useSyncExternalStore(connection.subscribe, connection.isDown);
}
