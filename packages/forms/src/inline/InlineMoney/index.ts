export { InlineMoney, type InlineMoneyProps } from './InlineMoney.tsx';
