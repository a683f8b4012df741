import { createUseMessages } from '@bureau/ui';
import english from '../../locales/en.fields.json' with { type: 'json' };

/**
 * The texts of fields that few screens show. Their English is part of the code that shows them, and not of every first visit; the other
 * languages have one file each.
 */
export const useFieldMessages = createUseMessages(english);
