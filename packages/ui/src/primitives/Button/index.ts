export { Button, type ButtonProps, type ButtonVariant, type ControlSize } from './Button.tsx';
