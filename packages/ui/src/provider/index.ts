export { announce } from './announcer/index.ts';
export { BureauProvider, type BureauProviderProps } from './BureauProvider/index.ts';
export {
  createUseMessages,
  loadUiMessages,
  MessagesContext,
  useUiMessages,
  type MessageKey,
  type Messages,
  type MessageValues,
  type Translate,
} from './messages/index.ts';
export { type Navigation, useNavigation } from './navigation/index.ts';
export { useFirstDayOfWeek, weekdays } from './week/index.ts';
export { useTimeZone } from './zone/index.ts';
