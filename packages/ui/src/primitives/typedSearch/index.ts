export { findTyped, isCharacter, typeCharacter, type TypedWord } from './typedSearch.ts';
