export { isDateFormat, isDateTimeFormat, isoDateFormat } from './format.ts';
export { formatInstant, type InstantFormat, isoDateTimeFormat } from './instant.ts';
export { localDateFormat } from './localDateFormat.ts';
export { isInstant, parseInstant } from './parseInstant.ts';
export { parsePlainDate } from './parsePlainDate.ts';
export { formatPlainDate, isPlainDate } from './plainDate.ts';
export {
  createOrderGuess,
  type DateOrder,
  dateOrders,
  type OrderGuess,
  orderOfFormat,
  readDate,
} from './readDate.ts';
export {
  formatPlainTime,
  has12Hours,
  isPlainTime,
  localDateTimeFormat,
  parsePlainTime,
  toInstant,
} from './time.ts';
