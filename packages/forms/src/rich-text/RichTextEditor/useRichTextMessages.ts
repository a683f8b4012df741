import { createUseMessages } from '@bureau/ui';
import english from '../../../locales/rich-text/en.json' with { type: 'json' };

/** The texts of the rich text editor, which come with its code. */
export const useRichTextMessages = createUseMessages(english);
