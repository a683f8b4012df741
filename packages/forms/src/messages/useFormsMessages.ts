import { createUseMessages, type MessageKey, type Translate } from '@bureau/ui';
import english from '../../locales/en.json' with { type: 'json' };

/** Names a text of this package. */
export type FormsMessageKey = MessageKey<typeof english>;

/** The text of a key of this package. */
export type FormsMessages = Translate<FormsMessageKey>;

/** The texts of this package's components. */
export const useFormsMessages = createUseMessages(english);
