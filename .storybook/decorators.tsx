import '@bureau/theme/fonts';
import { loadFormsMessages } from '@bureau/forms';
import { BureauProvider, loadUiMessages, type Messages } from '@bureau/ui';
import type { Decorator, Loader } from '@storybook/react-vite';

import { LayoutContext } from '../apps/web/src/testing/LayoutContext.ts';
import { type Globals, themeOf } from './globals.ts';
import { type PointerParameters, PointerStates } from './PointerStates.tsx';

interface Loaded extends Record<string, unknown> {
  messages: Messages;
}

/** Stays where it is: a story has nowhere to go to. */
const navigate = () => undefined;

/** Shows a story inside a page's `main`, unless it is a whole page and says so with `parameters: { isPage: true }`. */
export const withMain: Decorator = (Story, { parameters, viewMode }) =>
  parameters['isPage'] === true || viewMode === 'docs' ? (
    <Story />
  ) : (
    <main style={{ backgroundColor: 'var(--bureau-color-canvas)' }}>
      <Story />
    </main>
  );

/** Shows below a Matrix how its component answers a pointer and the focus, where its `parameters.pointer` says of what. */
export const withPointer: Decorator = (Story, { globals, parameters }) => {
  const { pointer } = parameters as { pointer?: PointerParameters };
  return (
    <>
      <Story />
      {pointer && (globals as Globals).pointer === 'shown' && <PointerStates {...pointer} />}
    </>
  );
};

/** Loads the texts of the components in the locale that the toolbar says. */
export const loadMessages: Loader = async ({ globals }): Promise<Loaded> => {
  const { locale } = globals as Globals;
  const [ui, forms] = await Promise.all([loadUiMessages(locale), loadFormsMessages(locale)]);
  return { messages: { ...ui, ...forms } };
};

/**
 * Returns a story what the application gives its screens. Right to left is shown by a locale that is written so. A story that is the
 * application itself says so with `parameters: { isApp: true }`.
 */
export const withProvider: Decorator = (Story, { globals, loaded, parameters }) => {
  if (parameters['isApp'] === true)
    return (
      <LayoutContext value={(globals as Globals).layout}>
        <Story />
      </LayoutContext>
    );
  const { direction, locale } = globals as Globals;
  const { messages } = loaded as Loaded;
  return (
    <BureauProvider
      locale={direction === 'rtl' ? 'he' : locale}
      messages={messages}
      navigate={navigate}
      theme={themeOf(globals as Globals)}
    >
      <Story />
    </BureauProvider>
  );
};
