import { applyTheme, colorRoles, parseOklch, type Scheme, ThemeProvider, toHex } from '@bureau/theme';
import { DocsContainer, type DocsContainerProps, DocsContext } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { create, ensure, ThemeProvider as WorkshopTheme } from 'storybook/theming';

import { GlobalsContext } from '../GlobalsContext.ts';
import { type Globals, initialGlobals, themeOf } from '../globals.ts';

const fonts = {
  fontBase: "'Inter Variable', system-ui, sans-serif",
  fontCode: "ui-monospace, Consolas, monospace, 'Noto Sans JP', 'Noto Sans SC'",
};
/** The frame of pages in the colours of ours. */
function frameThemeOf(base: Scheme) {
  const { canvas, surface, text, border } = colorRoles[base];
  const [appContentBg, appPreviewBg, textColor, appBorderColor] = [canvas, surface, text, border].map(
    (color) => toHex(parseOklch(color)),
  );
  return create({ base, ...fonts, appContentBg, appPreviewBg, textColor, appBorderColor });
}

const frameThemes = { light: frameThemeOf('light'), dark: frameThemeOf('dark') };

/** What the address of the page says of the toolbar: `globals=layout:dark`. */
function readGlobals(): Globals {
  const text = new URLSearchParams(location.search).get('globals') ?? '';
  const pairs = text.split(';').map((pair) => pair.split(':'));
  return { ...initialGlobals, ...(Object.fromEntries(pairs) as Partial<Globals>) };
}

/** Names the story that is shown alone, where a page of words shows it in a frame. */
export const framedStory = new URLSearchParams(location.search).get('frame');

/** Leaves the focus to the reader of the page around a frame, until they press something in it: what opens by itself would take it away. */
function waitForReader(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => undefined;
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, () => (HTMLElement.prototype.focus = focus), { capture: true, once: true });
}
if (framedStory !== null) {
  waitForReader();
  // before anything is drawn, so that a dark page does not flash white
  applyTheme(themeOf(readGlobals()));
}

/** Shows a page of words in the theme that the toolbar asks for, as the stories in it. */
export function DocsTheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(readGlobals);
  useEffect(() => {
    const update = (change: { globals: Globals }) => setGlobals(change.globals);
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context]);
  const isDark = globals.layout === 'dark' || globals.layout === 'transparent';
  const frameTheme = isDark ? frameThemes.dark : frameThemes.light;
  if (framedStory !== null)
    return (
      <WorkshopTheme theme={ensure(frameTheme)}>
        <DocsContext.Provider value={context}>
          <GlobalsContext value={globals}>{children}</GlobalsContext>
        </DocsContext.Provider>
      </WorkshopTheme>
    );
  return (
    <ThemeProvider {...themeOf(globals)}>
      <DocsContainer context={context} theme={frameTheme}>
        <GlobalsContext value={globals}>{children}</GlobalsContext>
      </DocsContainer>
    </ThemeProvider>
  );
}
