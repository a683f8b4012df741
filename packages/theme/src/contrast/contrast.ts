/** Holds a colour as linear sRGB, each channel from 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const oklchPattern = /^oklch\((\S+) (\S+) (\S+)\)$/;

/** Reads `oklch(L C H)` (no alpha) as linear sRGB, clipped to what a screen shows. Throws on anything else. */
export function parseOklch(color: string): LinearRgb {
  const match = oklchPattern.exec(color);
  if (!match)
    throw new Error(`"${color}" is not an opaque oklch() colour; write oklch(lightness chroma hue).`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Gives the relative luminance of a colour, as WCAG 2.2 defines it. */
export function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Gives the contrast ratio of two `oklch()` colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(parseOklch(first)), luminance(parseOklch(second))].sort(
    (x, y) => x - y,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
