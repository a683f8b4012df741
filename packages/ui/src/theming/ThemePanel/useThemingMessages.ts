import english from '../../../locales/en.theming.json' with { type: 'json' };
import { createUseMessages } from '../../provider/messages/index.ts';

/** The texts of the theme panel. Their English is part of that code, and not of every first visit; the other languages have one file each. */
export const useThemingMessages = createUseMessages(english);
