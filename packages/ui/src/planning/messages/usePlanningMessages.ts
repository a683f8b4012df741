import english from '../../../locales/en.planning.json' with { type: 'json' };
import { createUseMessages } from '../../provider/messages/index.ts';

/** The texts of what is planned with. Their English is part of that code, and not of every first visit; the other languages have one file each. */
export const usePlanningMessages = createUseMessages(english);
