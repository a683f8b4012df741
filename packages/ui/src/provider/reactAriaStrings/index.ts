export { setReactAriaStrings } from './reactAriaStrings.ts';
