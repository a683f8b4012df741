/**
 * The palette: one OKLCH ramp per hue, from light to dark. Nothing outside this folder reads it; components read the
 * roles in `roles.ts`. A ramp keeps its hue and moves lightness and chroma, so that equal steps look equally strong.
 */

/** A colour as CSS writes it: `oklch(lightness chroma hue)`, with an optional alpha. */
export type Oklch = `oklch(${string})`;

const ink = {
  0: 'oklch(1 0 0)',
  25: 'oklch(0.985 0.003 268)',
  50: 'oklch(0.974 0.004 268)',
  100: 'oklch(0.958 0.006 268)',
  150: 'oklch(0.937 0.008 268)',
  200: 'oklch(0.912 0.009 268)',
  300: 'oklch(0.865 0.011 268)',
  400: 'oklch(0.745 0.014 268)',
  500: 'oklch(0.634 0.018 268)',
  600: 'oklch(0.5 0.021 268)',
  700: 'oklch(0.42 0.022 268)',
  800: 'oklch(0.32 0.022 268)',
  900: 'oklch(0.235 0.02 268)',
} as const satisfies Record<number, Oklch>;

const night = {
  50: 'oklch(0.945 0.004 268)',
  100: 'oklch(0.87 0.007 268)',
  200: 'oklch(0.735 0.012 268)',
  300: 'oklch(0.556 0.016 268)',
  400: 'oklch(0.52 0.018 268)',
  500: 'oklch(0.4 0.018 268)',
  600: 'oklch(0.325 0.016 268)',
  650: 'oklch(0.29 0.015 268)',
  700: 'oklch(0.262 0.014 268)',
  750: 'oklch(0.238 0.013 268)',
  800: 'oklch(0.212 0.012 268)',
  850: 'oklch(0.192 0.011 268)',
  900: 'oklch(0.17 0.01 268)',
} as const satisfies Record<number, Oklch>;

const indigo = {
  50: 'oklch(0.966 0.016 275)',
  100: 'oklch(0.938 0.029 275)',
  200: 'oklch(0.868 0.064 275)',
  300: 'oklch(0.79 0.105 275)',
  400: 'oklch(0.72 0.135 275)',
  500: 'oklch(0.572 0.19 275)',
  600: 'oklch(0.5 0.2 275)',
  700: 'oklch(0.44 0.185 275)',
  800: 'oklch(0.37 0.15 275)',
  900: 'oklch(0.298 0.072 275)',
  950: 'oklch(0.256 0.046 275)',
} as const satisfies Record<number, Oklch>;

const sky = {
  50: 'oklch(0.972 0.015 225)',
  100: 'oklch(0.948 0.025 228)',
  200: 'oklch(0.875 0.062 225)',
  300: 'oklch(0.8 0.095 225)',
  400: 'oklch(0.72 0.115 225)',
  500: 'oklch(0.575 0.11 228)',
  600: 'oklch(0.535 0.105 230)',
  700: 'oklch(0.45 0.09 232)',
  800: 'oklch(0.385 0.077 233)',
  900: 'oklch(0.31 0.056 232)',
  950: 'oklch(0.265 0.042 230)',
} as const satisfies Record<number, Oklch>;

const green = {
  50: 'oklch(0.972 0.018 155)',
  100: 'oklch(0.943 0.041 155)',
  200: 'oklch(0.872 0.081 155)',
  300: 'oklch(0.805 0.12 155)',
  400: 'oklch(0.73 0.14 154)',
  500: 'oklch(0.57 0.125 153)',
  600: 'oklch(0.53 0.122 152)',
  700: 'oklch(0.445 0.101 152)',
  800: 'oklch(0.38 0.082 153)',
  900: 'oklch(0.305 0.058 155)',
  950: 'oklch(0.262 0.042 156)',
} as const satisfies Record<number, Oklch>;

const amber = {
  50: 'oklch(0.98 0.022 88)',
  100: 'oklch(0.953 0.05 86)',
  200: 'oklch(0.885 0.098 83)',
  300: 'oklch(0.83 0.13 80)',
  400: 'oklch(0.775 0.15 74)',
  500: 'oklch(0.66 0.145 62)',
  600: 'oklch(0.57 0.13 58)',
  700: 'oklch(0.47 0.105 58)',
  800: 'oklch(0.4 0.087 58)',
  900: 'oklch(0.32 0.06 62)',
  950: 'oklch(0.272 0.042 66)',
} as const satisfies Record<number, Oklch>;

const red = {
  50: 'oklch(0.97 0.014 20)',
  100: 'oklch(0.94 0.03 20)',
  200: 'oklch(0.872 0.068 20)',
  300: 'oklch(0.795 0.112 20)',
  400: 'oklch(0.715 0.16 22)',
  500: 'oklch(0.585 0.2 25)',
  600: 'oklch(0.54 0.2 25)',
  700: 'oklch(0.465 0.175 25)',
  800: 'oklch(0.395 0.14 24)',
  900: 'oklch(0.315 0.09 22)',
  950: 'oklch(0.264 0.05 20)',
} as const satisfies Record<number, Oklch>;

export const palette = { ink, night, indigo, sky, green, amber, red };
