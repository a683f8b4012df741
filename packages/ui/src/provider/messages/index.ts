export { createUseMessages, MessagesContext, type Translate } from './createUseMessages.ts';
export { loadUiMessages } from './loadUiMessages.ts';
export type { MessageKey, Messages, MessageValues } from './translate.ts';
export { useUiMessages, type UiMessageKey } from './useUiMessages.ts';
