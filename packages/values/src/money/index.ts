export { formatAmount, isCurrencyFirst, parseAmount } from './amount.ts';
export { multiplyAmount, percentOfAmount } from './calculate.ts';
export { currencyDigits, formatMoney, type Money, toDecimal } from './money.ts';
