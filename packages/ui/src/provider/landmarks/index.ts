export { useLandmarkKeys } from './useLandmarkKeys.ts';
