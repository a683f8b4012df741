export { useMergedRef } from './useMergedRef.ts';
