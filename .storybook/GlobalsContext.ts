import { createContext } from 'react';

import { type Globals, initialGlobals } from './globals.ts';

/** Tells the frames in a page of words what the toolbar asks for. */
export const GlobalsContext = createContext<Globals>(initialGlobals);
