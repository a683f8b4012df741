export { addReactAriaStrings, setReactAriaStrings } from './reactAriaStrings.ts';
