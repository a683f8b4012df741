export { isApplePlatform } from './applePlatform.ts';
export { Keys, type KeysProps } from './Keys.tsx';
