import { decode, encode, type LinearRgb, type OklchColor, parseOklch, toLinear } from './oklch.ts';

/** Returns the relative luminance of a colour, as WCAG 2.2 defines it. */
export function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns what is seen where a colour lies over another one, as browsers mix them. */
export function over(top: OklchColor, bottom: LinearRgb): LinearRgb {
  const [red, green, blue] = toLinear(top);
  if (top.alpha === 1) return [red, green, blue];
  const mix = (upper: number, lower: number) =>
    decode(encode(upper) * top.alpha + encode(lower) * (1 - top.alpha));
  return [mix(red, bottom[0]), mix(green, bottom[1]), mix(blue, bottom[2])];
}

/** Returns the contrast ratio of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(first: LinearRgb, second: LinearRgb): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function opaque(color: string): LinearRgb {
  const parsed = parseOklch(color);
  if (parsed.alpha !== 1)
    throw new Error(`"${color}" lets through what is below it; it has no contrast alone.`);
  return toLinear(parsed);
}

/** Returns the contrast ratio of two opaque `oklch()` colours, from 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  return contrastOf(opaque(first), opaque(second));
}
