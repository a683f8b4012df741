import { palette, type Oklch } from './palette.ts';

/** Lists the six tones in which the interface can speak of a value. */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'] as const;

/** Names one of the six tones. */
export type Tone = (typeof tones)[number];

/** Lists the two schemes: every role has one colour in each. */
export const schemes = ['light', 'dark'] as const;

/** Names a scheme. */
export type Scheme = (typeof schemes)[number];

type ToneRole = `${Tone}-${'text' | 'background' | 'border' | 'solid' | 'on-solid'}`;

type BaseRole =
  | 'canvas'
  | 'surface'
  | 'surface-raised'
  | 'surface-sunken'
  | 'surface-hover'
  | 'surface-selected'
  | 'text'
  | 'text-muted'
  | 'text-disabled'
  | 'border'
  | 'border-strong'
  | 'accent'
  | 'on-accent'
  | 'link'
  | 'focus'
  | 'scrim';

/** Lists what colours of the sidebar are for. */
export const sidebarRoles = [
  'sidebar-surface',
  'sidebar-text',
  'sidebar-text-muted',
  'sidebar-hover',
  'sidebar-selected',
  'sidebar-on-selected',
  'sidebar-border',
  'sidebar-focus',
] as const;

/** Names what a colour of the sidebar is for. */
export type SidebarRole = (typeof sidebarRoles)[number];

type PictureRole = 'picture-start' | 'picture-end' | 'picture-line' | 'picture-light';

/** Names what a colour is for; the custom property is `--bureau-color-{role}`. */
export type ColorRole = BaseRole | ToneRole | SidebarRole | PictureRole;

/** The colour of every role. */
export type ColorRoles = Readonly<Record<ColorRole, Oklch>>;

const { ink, night, indigo, sky, green, amber, red } = palette;

const light: ColorRoles = {
  canvas: ink[0],
  surface: ink[0],
  'surface-raised': ink[0],
  'surface-sunken': ink[50],
  'surface-hover': ink[100],
  'surface-selected': indigo[50],
  text: ink[900],
  'text-muted': ink[600],
  'text-disabled': ink[500],
  border: ink[200],
  'border-strong': ink[500],
  accent: indigo[600],
  'on-accent': ink[0],
  link: indigo[600],
  focus: indigo[500],
  scrim: 'oklch(0.235 0.02 268 / 0.4)',

  'neutral-text': ink[700],
  'neutral-background': ink[100],
  'neutral-border': ink[300],
  'neutral-solid': ink[600],
  'neutral-on-solid': ink[0],
  'info-text': sky[700],
  'info-background': sky[100],
  'info-border': sky[200],
  'info-solid': sky[600],
  'info-on-solid': ink[0],
  'success-text': green[700],
  'success-background': green[100],
  'success-border': green[200],
  'success-solid': green[600],
  'success-on-solid': ink[0],
  'warning-text': amber[700],
  'warning-background': amber[100],
  'warning-border': amber[200],
  'warning-solid': amber[500],
  'warning-on-solid': ink[900],
  'danger-text': red[700],
  'danger-background': red[100],
  'danger-border': red[200],
  'danger-solid': red[600],
  'danger-on-solid': ink[0],
  'accent-text': indigo[700],
  'accent-background': indigo[100],
  'accent-border': indigo[200],
  'accent-solid': indigo[600],
  'accent-on-solid': ink[0],

  'sidebar-surface': ink[50],
  'sidebar-text': ink[800],
  'sidebar-text-muted': ink[600],
  'sidebar-hover': ink[150],
  'sidebar-selected': indigo[100],
  'sidebar-on-selected': indigo[700],
  'sidebar-border': ink[200],
  'sidebar-focus': indigo[500],

  'picture-start': indigo[700],
  'picture-end': indigo[800],
  'picture-line': indigo[300],
  'picture-light': indigo[100],
};

const dark: ColorRoles = {
  canvas: night[850],
  surface: night[850],
  'surface-raised': night[750],
  'surface-sunken': night[900],
  'surface-hover': night[700],
  'surface-selected': indigo[950],
  text: night[50],
  'text-muted': night[200],
  'text-disabled': night[300],
  border: night[650],
  'border-strong': night[300],
  accent: indigo[500],
  'on-accent': ink[0],
  link: indigo[300],
  focus: indigo[400],
  scrim: 'oklch(0.1 0.01 268 / 0.6)',

  'neutral-text': night[100],
  'neutral-background': night[650],
  'neutral-border': night[500],
  'neutral-solid': night[200],
  'neutral-on-solid': night[900],
  'info-text': sky[300],
  'info-background': sky[950],
  'info-border': sky[800],
  'info-solid': sky[400],
  'info-on-solid': night[900],
  'success-text': green[300],
  'success-background': green[950],
  'success-border': green[800],
  'success-solid': green[400],
  'success-on-solid': night[900],
  'warning-text': amber[300],
  'warning-background': amber[950],
  'warning-border': amber[800],
  'warning-solid': amber[400],
  'warning-on-solid': night[900],
  'danger-text': red[300],
  'danger-background': red[950],
  'danger-border': red[800],
  'danger-solid': red[500],
  'danger-on-solid': ink[0],
  'accent-text': indigo[300],
  'accent-background': indigo[900],
  'accent-border': indigo[800],
  'accent-solid': indigo[500],
  'accent-on-solid': ink[0],

  'sidebar-surface': night[900],
  'sidebar-text': night[100],
  'sidebar-text-muted': night[200],
  'sidebar-hover': night[750],
  'sidebar-selected': indigo[900],
  'sidebar-on-selected': indigo[200],
  'sidebar-border': night[700],
  'sidebar-focus': indigo[400],

  'picture-start': indigo[900],
  'picture-end': night[900],
  'picture-line': indigo[400],
  'picture-light': indigo[300],
};

/** The colour roles of both schemes. */
export const colorRoles: Readonly<Record<Scheme, ColorRoles>> = { light, dark };

/**
 * What changes in the layout `transparent`: page and sidebar let the backdrop through, as little as texts allow. What lies on them keeps
 * its own surface.
 */
export const transparentRoles: Partial<ColorRoles> = {
  canvas: 'oklch(0.17 0.01 268 / 0.74)',
  'text-muted': night[100],
  link: indigo[200],
  'border-strong': night[200],
  accent: indigo[400],
  'on-accent': night[900],
  'danger-text': 'oklch(0.818 0.1 20)',
  'accent-text': 'oklch(0.81 0.096 275)',
  'sidebar-surface': 'oklch(0.14 0.01 268 / 0.76)',
  'sidebar-text': night[50],
  'sidebar-text-muted': night[100],
  'sidebar-hover': 'oklch(1 0 0 / 0.07)',
  'sidebar-selected': 'oklch(1 0 0 / 0.12)',
  'sidebar-on-selected': ink[0],
  'sidebar-border': 'oklch(1 0 0 / 0.12)',
  'sidebar-focus': indigo[300],
};
