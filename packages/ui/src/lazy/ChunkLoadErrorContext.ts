import { createContext } from 'react';

/** Carries what the application does about code that somebody asked for and that could not be loaded. */
export const ChunkLoadErrorContext = createContext<(error: unknown) => void>(() => undefined);
