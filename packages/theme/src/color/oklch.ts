/** An OKLCH colour: lightness and alpha from 0 to 1, chroma from 0, hue in degrees. */
export interface OklchColor {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly alpha: number;
}

/** A colour as linear sRGB, each channel from 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const oklchPattern = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/** Reads `oklch(L C H)` or `oklch(L C H / alpha)`. Throws on anything else. */
export function parseOklch(color: string): OklchColor {
  const match = oklchPattern.exec(color);
  if (!match) throw new Error(`"${color}" is not an oklch() colour; write oklch(lightness chroma hue).`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1, 4).map(Number);
  const alpha = Number(match[4] ?? 1);
  return { lightness, chroma, hue, alpha };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Writes a colour as CSS does: `oklch(0.5 0.2 275)`, with its alpha where it is not opaque. */
export function formatOklch({ lightness, chroma, hue, alpha }: OklchColor): `oklch(${string})` {
  const parts = `${round(lightness, 4)} ${round(chroma, 4)} ${round(hue, 2)}`;
  return alpha === 1 ? `oklch(${parts})` : `oklch(${parts} / ${round(alpha, 3)})`;
}

const clip = (value: number) => Math.min(1, Math.max(0, value));

/** Returns a colour as linear sRGB, clipped to what a screen shows, without its alpha. */
export function toLinear({ lightness, chroma, hue }: OklchColor): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Returns linear sRGB as OKLab, in which distances are as large as they look. */
export function toOklab([red, green, blue]: LinearRgb): readonly [lightness: number, a: number, b: number] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns a channel of linear light as it is stored in sRGB. */
export const encode = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

/** Returns a channel stored in sRGB as linear light. */
export const decode = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Reads `#rrggbb`; returns undefined otherwise. */
export function fromHex(hex: string): OklchColor | undefined {
  if (!/^#[\da-f]{6}$/i.test(hex)) return undefined;
  const channel = (start: number) => decode(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [lightness, a, b] = toOklab([channel(1), channel(3), channel(5)]);
  const chroma = Math.hypot(a, b);
  // A grey has no hue; what rounding leaves of one would come out when its lightness is changed.
  if (chroma < 0.002) return { lightness, chroma: 0, hue: 0, alpha: 1 };
  return { lightness, chroma, hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, alpha: 1 };
}

/** Writes a colour as `#rrggbb`, clipped to what a screen shows, without its alpha. */
export function toHex(color: OklchColor): string {
  const channels = toLinear(color).map((value) =>
    Math.round(encode(value) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}
