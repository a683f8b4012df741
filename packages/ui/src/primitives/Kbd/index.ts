export { isApplePlatform } from './applePlatform.ts';
export { Kbd, type KbdProps } from './Kbd.tsx';
