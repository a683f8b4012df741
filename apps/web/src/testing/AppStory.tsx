import { useContext, useEffect, useState } from 'react';
import { App } from '../shell/App.tsx';
import { createTestApp, type TestAppOptions } from './createTestApp.ts';
import type { FakeBackend } from './fakeBackend.ts';
import { manager } from './fixtures.ts';
import { LayoutContext } from './LayoutContext.ts';

export interface AppStoryProps extends Omit<TestAppOptions, 'backend' | 'localStorage' | 'sessionStorage'> {
  /** Changes what the fake server answers, for states that it does not have by itself. */
  readonly prepare?: (backend: FakeBackend) => void;
}

/** Shows the whole application at an address, over a fake server in the page, to somebody who has chosen the look of the toolbar. */
export function AppStory({ user = manager, ...props }: AppStoryProps) {
  const layout = useContext(LayoutContext);
  if (layout === 'light') return <AppOf {...props} user={user} />;
  const preferences = { ...user.preferences, theme: { ...user.preferences.theme, layout } };
  return <AppOf key={layout} {...props} user={{ ...user, preferences }} />;
}

function AppOf({ prepare, ...options }: AppStoryProps) {
  const [{ services }] = useState(() => {
    const app = createTestApp(options);
    prepare?.(app.backend);
    return app;
  });
  useEffect(() => services.dispose, [services]);
  return <App services={services} />;
}

/** What stories of the whole application have in common: they are pages with a provider of their own. */
export const appParameters = { isPage: true, isApp: true, layout: 'fullscreen' };
