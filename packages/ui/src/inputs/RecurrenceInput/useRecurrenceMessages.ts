import english from '../../../locales/en.recurrence.json' with { type: 'json' };
import { createUseMessages } from '../../provider/messages/index.ts';

/** The texts of what recurs. Their English is part of that code, and not of every first visit; the other languages have one file each. */
export const useRecurrenceMessages = createUseMessages(english);
