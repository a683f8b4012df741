export { Anchor, type AnchorProps } from './Anchor.tsx';
