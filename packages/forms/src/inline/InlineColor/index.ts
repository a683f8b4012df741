export { InlineColor, type InlineColorProps } from './InlineColor.tsx';
