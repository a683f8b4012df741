import { palette } from './palette.ts';
import { type ColorRoles, type Scheme, tones, type Tone } from './roles.ts';

const { ink, night, indigo, sky, green, amber, red } = palette;

const ramps = { info: sky, success: green, warning: amber, danger: red, accent: indigo } as const;

function toneRoles(write: (tone: Tone) => Partial<ColorRoles>): Partial<ColorRoles> {
  return Object.assign({}, ...tones.map(write)) as Partial<ColorRoles>;
}

/** What changes for those who ask for high contrast: texts reach 7:1, and every line can be seen. */
export const highContrastRoles: Readonly<Record<Scheme, Partial<ColorRoles>>> = {
  light: {
    text: 'oklch(0.13 0.01 268)',
    'text-muted': ink[800],
    'text-disabled': ink[600],
    border: ink[500],
    'border-strong': ink[800],
    accent: indigo[800],
    link: indigo[800],
    focus: indigo[700],
    ...toneRoles((tone) => ({
      [`${tone}-text`]: tone === 'neutral' ? ink[900] : ramps[tone][900],
      [`${tone}-border`]: tone === 'neutral' ? ink[700] : ramps[tone][700],
      [`${tone}-solid`]: tone === 'neutral' ? ink[800] : ramps[tone][800],
      [`${tone}-on-solid`]: ink[0],
    })),
    'sidebar-text': 'oklch(0.13 0.01 268)',
    'sidebar-text-muted': ink[800],
    'sidebar-on-selected': indigo[900],
    'sidebar-border': ink[500],
    'sidebar-focus': indigo[700],
  },
  dark: {
    text: ink[0],
    'text-muted': night[100],
    'text-disabled': night[200],
    border: night[300],
    'border-strong': night[100],
    accent: indigo[300],
    'on-accent': night[900],
    link: indigo[200],
    focus: indigo[300],
    ...toneRoles((tone) => ({
      [`${tone}-text`]: tone === 'neutral' ? ink[0] : ramps[tone][100],
      [`${tone}-border`]: tone === 'neutral' ? night[200] : ramps[tone][300],
      [`${tone}-solid`]: tone === 'neutral' ? night[100] : ramps[tone][300],
      [`${tone}-on-solid`]: night[900],
    })),
    'sidebar-text': ink[0],
    'sidebar-text-muted': night[100],
    'sidebar-on-selected': indigo[100],
    'sidebar-border': night[300],
    'sidebar-focus': indigo[300],
  },
};
