import { backdropColors } from '../backdrop/index.ts';
import { parseOklch, toHex } from '../color/index.ts';
import { sidebarColors, sidebarGradients } from '../sidebar/index.ts';
import { highContrastRoles } from './highContrast.ts';
import { palette } from './palette.ts';
import { colorRoles, transparentRoles } from './roles.ts';
import { scales, shadows } from './scales.ts';
import { uses } from './uses.ts';

/** Describes a token, or a group of them, as the Design Tokens Community Group's format has it. */
interface Node {
  readonly [name: string]: string | number | readonly unknown[] | Node;
}

const aliases = new Map<string, string>(
  Object.entries(palette).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, color]): [string, string] => [color, `{palette.${ramp}.${step}}`]),
  ),
);

function colorValue(color: string): Node {
  const parsed = parseOklch(color);
  const { lightness, chroma, hue, alpha } = parsed;
  return { colorSpace: 'oklch', components: [lightness, chroma, hue], alpha, hex: toHex(parsed) };
}

const descriptions = new Map(Object.entries(uses));
const describe = (name: string): Node => ({ $description: descriptions.get(name) ?? '' });

const mapValues = <Value>(values: Readonly<Record<string, Value>>, write: (value: Value) => Node): Node =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));

const colors = (values: Readonly<Record<string, string>>): Node => ({
  $type: 'color',
  ...mapValues(values, (color) => ({ $value: colorValue(color) })),
});

/** Writes the colours of roles; one from the palette refers to it. */
const roles = (values: Readonly<Record<string, string>>): Node => ({
  $type: 'color',
  ...Object.fromEntries(
    Object.entries(values).map(([role, color]) => [
      role,
      { ...describe(`color-${role}`), $value: aliases.get(color) ?? colorValue(color) },
    ]),
  ),
});

const gradients = (values: Readonly<Record<string, readonly string[]>>): Node => ({
  $type: 'gradient',
  ...mapValues(values, (stops) => ({
    $value: stops.map((color, index) => ({
      color: colorValue(color),
      position: index / (stops.length - 1),
    })),
  })),
});

function measure(text: string): Node {
  const [, value = '', unit = 'px'] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(text) ?? [];
  return { value: Number(value), unit };
}

/** Type and value of a scale's token by what its name begins with. */
const scaleKinds: readonly (readonly [start: RegExp, type: string, read: (text: string) => Node[string]])[] =
  [
    [/^font-family/, 'fontFamily', (text) => text.split(', ').map((family) => family.replaceAll("'", ''))],
    [/^font-weight/, 'fontWeight', Number],
    [/^(line-height|layer)/, 'number', Number],
    [/^duration/, 'duration', measure],
    [/^easing/, 'cubicBezier', (text) => (text.match(/[\d.]+/g) ?? []).map(Number)],
    [/^(space|font-size|radius|border|size)/, 'dimension', measure],
  ];

function scaleToken([name, text]: readonly [string, string]): [string, Node][] {
  const kind = scaleKinds.find(([start]) => start.test(name));
  return kind ? [[name, { $type: kind[1], ...describe(name), $value: kind[2](text) }]] : [];
}

function shadowToken([name, text]: readonly [string, string]): [string, Node] {
  const layers = Array.from(
    text.matchAll(/((?:-?\d+(?:px)? )+)(oklch\([^)]+\))/g),
    ([, lengths = '', color = '']) => {
      const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.trim().split(' ');
      return {
        color: colorValue(color),
        offsetX: measure(offsetX),
        offsetY: measure(offsetY),
        blur: measure(blur),
        spread: measure(spread),
      };
    },
  );
  return [name, { $type: 'shadow', ...describe(name), $value: layers }];
}

/**
 * Returns every token in the format of the W3C Design Tokens Community Group, for the tools of designers: the palette, the roles of each
 * theme, what a sidebar and a backdrop can be coloured with, and the scales.
 */
export function designTokens(): Node {
  return {
    palette: mapValues(palette, colors),
    light: {
      color: roles(colorRoles.light),
      ...Object.fromEntries(Object.entries(shadows.light).map(shadowToken)),
    },
    dark: {
      color: roles(colorRoles.dark),
      ...Object.fromEntries(Object.entries(shadows.dark).map(shadowToken)),
    },
    'high-contrast': { light: roles(highContrastRoles.light), dark: roles(highContrastRoles.dark) },
    transparent: roles(transparentRoles),
    sidebar: { color: colors(sidebarColors), gradient: gradients(sidebarGradients) },
    backdrop: gradients(backdropColors),
    scale: Object.fromEntries(Object.entries(scales).flatMap(scaleToken)),
  };
}
