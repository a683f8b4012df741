import { colorRoles, type ColorRole } from './roles.ts';
import { scales, shadows, type ScaleToken, type ShadowToken } from './scales.ts';

/** Names a token as a style sheet writes it: `--bureau-color-surface`. */
export type TokenName = `--bureau-${`color-${ColorRole}` | ScaleToken | ShadowToken}`;

/** Lists every token that a style sheet may use; the lint refuses any other `--bureau-` name. */
export const tokenNames: readonly TokenName[] = [
  ...(Object.keys(colorRoles.light) as ColorRole[]).map((role) => `--bureau-color-${role}` as const),
  ...(Object.keys(scales) as ScaleToken[]).map((name) => `--bureau-${name}` as const),
  ...(Object.keys(shadows.light) as ShadowToken[]).map((name) => `--bureau-${name}` as const),
];
