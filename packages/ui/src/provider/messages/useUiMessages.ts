import english from '../../../locales/en.json' with { type: 'json' };
import { createUseMessages } from './createUseMessages.ts';
import type { MessageKey } from './translate.ts';

/** Names a text of this package. */
export type UiMessageKey = MessageKey<typeof english>;

/** The texts of this package's components. */
export const useUiMessages = createUseMessages(english);
