import { createContext } from 'react';

/** Provides the application's handler for code that was requested and failed to load. */
export const ChunkLoadErrorContext = createContext<(error: unknown) => void>(() => undefined);
