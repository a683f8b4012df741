export { LineItemsField } from './LineItemsField.tsx';
export type {
  LineItem,
  LineItemColumn,
  LineItemsFieldProps,
  LineItemsTotal,
} from './LineItemsField.types.ts';
