export { createNamesFormat, keysOf, parseBracketedList, parseJsonList } from './lists.ts';
