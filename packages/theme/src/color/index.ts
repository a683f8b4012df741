export { contrastOf, contrastRatio, luminance, over } from './contrast.ts';
export {
  formatOklch,
  fromHex,
  type LinearRgb,
  type OklchColor,
  parseOklch,
  toHex,
  toLinear,
  toOklab,
} from './oklch.ts';
