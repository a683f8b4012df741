export { createNamesFormat, parseBracketedList, parseJsonList } from './lists.ts';
