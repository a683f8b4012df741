export { formatWholeNumber, parseWholeNumber } from './numbers.ts';
