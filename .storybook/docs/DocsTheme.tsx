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

let ownFocus = HTMLElement.prototype.focus;
const ignore = () => undefined;
const presses = ['pointerdown', 'keydown'];

function giveBack(event?: Event): void {
  // what a story does by itself is no press of the reader
  if (event?.isTrusted === false) return;
  for (const press of presses) removeEventListener(press, giveBack, true);
  HTMLElement.prototype.focus = ownFocus;
}

/** Leaves the focus to the reader until they press something: what opens or is edited by itself would take it, and the page would scroll to it. */
function waitForReader(): void {
  const { focus } = HTMLElement.prototype;
  if (focus !== ignore) ownFocus = focus;
  HTMLElement.prototype.focus = ignore;
  for (const press of presses) addEventListener(press, giveBack, true);
}

if (framedStory !== null) {
  waitForReader();
  // before anything is drawn, so that a dark page does not flash white
  applyTheme(themeOf(readGlobals()));
}

/** Shows a page of words in the theme that the toolbar asks for, as the stories in it. */
export function DocsTheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(readGlobals);
  // before the stories in it are mounted
  useState(waitForReader);
  useEffect(() => () => giveBack(), []);
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
