export { tokensCss } from './css.ts';
export { highContrastRoles } from './highContrast.ts';
export { tokenNames, type TokenName } from './names.ts';
export {
  colorRoles,
  schemes,
  sidebarRoles,
  tones,
  transparentRoles,
  type ColorRole,
  type ColorRoles,
  type Scheme,
  type SidebarRole,
  type Tone,
} from './roles.ts';
export { scales, shadows, type ScaleToken, type ShadowToken } from './scales.ts';
