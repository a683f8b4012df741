export { formatNumber, parseNumber } from './decimals.ts';
export { formatWholeNumber, parseWholeNumber } from './numbers.ts';
export { toPlainDigits } from './plainDigits.ts';
