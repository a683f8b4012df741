import { useRouteError } from 'react-router-dom';
import { CrashState } from '../screens/states/CrashState.tsx';

/** Shows that the page of a route crashed. */
export function RouteError() {
  return <CrashState error={useRouteError()} />;
}
