export { ParsedField } from './ParsedField.tsx';
