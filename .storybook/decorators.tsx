import type { Decorator } from '@storybook/react-vite';
import * as ui from '@bureau/ui';
import { Fragment, useLayoutEffect } from 'react';

import.meta.glob('../packages/theme/src/fonts.ts', { eager: true });
const Provider = (ui as any).BureauProvider ?? Fragment;

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
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = locale;
  }, [direction, locale]);
  const props =
    Provider === Fragment
      ? {}
      : {
          locale: direction === 'rtl' ? 'he' : locale,
          navigate: () => undefined,
          theme: { layout, scheme: layout === 'dark' ? 'dark' : 'light', density },
        };
  return (
    <Provider {...props}>
      <Story />
    </Provider>
  );
};
