export { tokensCss } from './css.ts';
export { tokenNames, type TokenName } from './names.ts';
export {
  colorRoles,
  schemes,
  tones,
  type ColorRole,
  type ColorRoles,
  type Scheme,
  type Tone,
} from './roles.ts';
export { scales, shadows, type ScaleToken, type ShadowToken } from './scales.ts';
