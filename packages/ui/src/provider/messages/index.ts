export { createUseMessages, MessagesContext, type Translate } from './createUseMessages.ts';
export { loadUiMessages } from './loadUiMessages.ts';
export {
  translate,
  type Catalogue,
  type MessageKey,
  type Messages,
  type MessageValues,
} from './translate.ts';
export { useUiMessages, type UiMessageKey } from './useUiMessages.ts';
