export { parseBracketedList, parseJsonList } from './lists.ts';
