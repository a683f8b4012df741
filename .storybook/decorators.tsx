import '@bureau/theme/fonts';
import { ThemeProvider } from '@bureau/theme';
import * as ui from '@bureau/ui';
import type { Decorator } from '@storybook/react-vite';

const Provider: any =
  (ui as any).BureauProvider ??
  (({ theme, children }: any) => <ThemeProvider {...theme}>{children}</ThemeProvider>);

/** A story that is a page (it has its own `main`) says so with `parameters: { isPage: true }`. */
export const withMain: Decorator = (Story, { parameters, viewMode }) =>
  parameters['isPage'] === true || viewMode === 'docs' ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  );

export const withProvider: Decorator = (Story, { globals }) => {
  const { layout, direction, locale, density } = globals;
  return (
    <Provider
      locale={direction === 'rtl' ? 'he' : locale}
      navigate={() => undefined}
      theme={{ layout, scheme: layout === 'dark' ? 'dark' : 'light', density }}
    >
      <Story />
    </Provider>
  );
};
