export {
  Button,
  type ButtonProps,
  type ControlSize,
  type ControlTone,
  type ControlVariant,
} from './Button.tsx';
