export { currencyDigits, formatMoney, type Money } from './money.ts';
