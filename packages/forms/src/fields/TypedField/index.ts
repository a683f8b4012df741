export { TypedField } from './TypedField.tsx';
