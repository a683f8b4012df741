import { type ColorRole, type Tone, tones } from './roles.ts';
import { scales, type ScaleToken, type ShadowToken } from './scales.ts';

type ToneRole = Extract<ColorRole, `${Tone}-${string}`>;

const toneUses = {
  text: (tone: Tone) => `Text and icons of the tone “${tone}”, on a page and on its background`,
  background: (tone: Tone) => `Quiet surface of what has the tone “${tone}”: a badge, an alert`,
  border: (tone: Tone) => `Edge of the quiet surface of the tone “${tone}”`,
  solid: (tone: Tone) => `Loud surface of the tone “${tone}”: a button, a bar, a mark`,
  'on-solid': (tone: Tone) => `Text and icons on the loud surface of the tone “${tone}”`,
};

const spaceUses: Readonly<Record<string, string>> = {
  half: 'Between an icon and its own mark',
  1: 'Inside small things: a badge, a key',
  2: 'Between things of one line, such as an icon and its text',
  3: 'Inside controls; between the controls of a bar',
  4: 'Between the fields of a form; inside cards on phones',
  5: 'Inside panels and menus with a heading',
  6: 'Between groups; inside cards and dialogs',
  8: 'Between the sections of a page',
  10: 'Around what stands alone, such as an empty state',
  12: 'Between the largest parts of a page',
};

/** What each token is for. */
export const uses: Readonly<Record<`color-${ColorRole}` | ScaleToken | ShadowToken, string>> = {
  'color-canvas': 'The page behind everything',
  'color-surface': 'What lies on the page: cards, tables, controls',
  'color-surface-raised': 'What floats above the page: menus, dialogs, dragged cards',
  'color-surface-sunken': 'What is set into the page: heads of tables, columns of a board, code',
  'color-surface-hover': 'A row, an option or a quiet button under the pointer',
  'color-surface-selected': 'A row or an option that is selected',
  'color-text': 'Text that is read',
  'color-text-muted': 'Text that accompanies other text: labels, help, times',
  'color-text-disabled': 'Text of what cannot be used now',
  'color-border': 'Lines that separate and carry no meaning',
  'color-border-strong': 'Edges that say where a control is: inputs, boxes',
  'color-accent': 'The one primary action of a region, and what is chosen',
  'color-on-accent': 'Text and icons on the accent',
  'color-link': 'Text that leads elsewhere',
  'color-focus': 'The ring around what has the focus',
  'color-scrim': 'The veil over the page behind a dialog',
  ...(Object.fromEntries(
    tones.flatMap((tone) =>
      Object.entries(toneUses).map(([part, write]) => [`color-${tone}-${part}`, write(tone)]),
    ),
  ) as Record<`color-${ToneRole}`, string>),
  'color-sidebar-surface': 'The sidebar, derived from the colour of a company',
  'color-sidebar-text': 'Entries of the sidebar',
  'color-sidebar-text-muted': 'Headings, arrows and counts in the sidebar',
  'color-sidebar-hover': 'An entry of the sidebar under the pointer',
  'color-sidebar-selected': 'The entry of the page that is open',
  'color-sidebar-on-selected': 'Text and icon of the entry of the page that is open',
  'color-sidebar-border': 'Lines inside and beside the sidebar',
  'color-sidebar-focus': 'The ring of the focus in the sidebar',
  'color-picture-start': 'Where the gradient of a drawn picture begins, such as that of the sign-in page',
  'color-picture-end': 'Where the gradient of a drawn picture ends',
  'color-picture-line': 'Lines of a drawn picture',
  'color-picture-light': 'Lights of a drawn picture',

  'shadow-floating': 'Menus, popovers, toasts, dragged cards',
  'shadow-dialog': 'Dialogs and drawers',

  ...(Object.fromEntries(
    Object.keys(scales)
      .filter((name) => name.startsWith('space-'))
      .map((name) => [name, spaceUses[name.replace('space-', '')] ?? '']),
  ) as Record<Extract<ScaleToken, `space-${string}`>, string>),

  'font-family': 'All text',
  'font-family-mono': 'Code, and what is compared letter by letter',
  'font-size-12': 'Badges, times, heads of columns; nothing is smaller',
  'font-size-13': 'Compact text: menus, help, secondary lines',
  'font-size-14': 'The text of the application',
  'font-size-16': 'Headings of sections and dialogs; controls on phones',
  'font-size-20': 'Titles of pages and records',
  'font-size-24': 'Figures that stand alone; titles of sign-in pages',
  'font-size-32': 'The largest heading of a page of words',
  'font-weight-regular': 'Text',
  'font-weight-medium': 'Labels, buttons, names in a row',
  'font-weight-semibold': 'Headings',
  'line-height-tight': 'Headings and single lines',
  'line-height-normal': 'Text of several lines',

  'radius-small': 'What is small: boxes, keys, bars, links',
  'radius-medium': 'Controls, and cards on a board',
  'radius-large': 'What holds others: dialogs, menus, columns of a board',
  'radius-full': 'Pills and round things: avatars, switches',
  'border-width': 'Every line and edge',

  'duration-fast': 'What answers a press: hover, menus, controls',
  'duration-normal': 'What changes its place: panels, bars',
  'duration-slow': 'What comes over the page: dialogs, drawers, toasts',
  'duration-submenu-open': 'The wait until the pointer opens a submenu of the sidebar',
  'duration-submenu-close': 'The wait until a submenu that the pointer has left closes',
  'easing-out': 'Every movement: quick at first, gentle at the end',

  'size-control': 'Height of buttons and inputs',
  'size-control-small': 'Height of buttons and inputs in tables and bars',
  'size-target': 'Least width and height of what can be pressed',
  'size-row': 'Height of a row of a table',
  'size-row-compact': 'Height of a row where more are wanted',
  'size-header': 'Height of the head of the application',
  'size-sidebar-small': 'Narrow sidebar',
  'size-sidebar-default': 'Usual sidebar',
  'size-sidebar-large': 'Wide sidebar',
  'size-sidebar-collapsed': 'Sidebar of icons alone',
  'size-panel': 'Width of the panel for appearance',
  'size-gutter': 'Between the content of a page and its edges',
  'size-form': 'Greatest width of a form',
  'size-icon-small': 'Icons in text, buttons and menus',
  'size-icon': 'Icons that stand alone',

  'sidebar-picture': 'Picture behind the sidebar',
  backdrop: 'Picture or gradient behind the transparent layout',

  'layer-sticky': 'What stays in view inside its region',
  'layer-header': 'The head of the application',
  'layer-drawer': 'The sidebar on narrow screens',
  'layer-overlay': 'Dialogs, menus and popovers',
  'layer-toast': 'Messages, above everything',
};
