export { ToneIcon } from './ToneIcon.tsx';
