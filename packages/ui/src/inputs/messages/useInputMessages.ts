import english from '../../../locales/en.inputs.json' with { type: 'json' };
import { createUseMessages } from '../../provider/messages/index.ts';
import { addReactAriaStrings } from '../../provider/reactAriaStrings/index.ts';

// react-aria's own words in these inputs are needed only where they are.
addReactAriaStrings(english);

/**
 * The texts of inputs that few screens show. Their English is part of the code that shows them, and not of every first visit; the other
 * languages have one file each.
 */
export const useInputMessages = createUseMessages(english);
