export { ColorInput, type ColorInputProps } from './ColorInput.tsx';
export { readHex } from './readHex.ts';
