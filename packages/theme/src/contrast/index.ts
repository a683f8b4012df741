export { contrastRatio, luminance, parseOklch, type LinearRgb } from './contrast.ts';
