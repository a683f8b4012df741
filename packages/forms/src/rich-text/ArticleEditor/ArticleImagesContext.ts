import { createContext } from 'react';
import type { ArticleImages } from './ArticleEditor.types.ts';

/** Provides what the images of a text are stored and loaded by. */
export const ArticleImagesContext = createContext<ArticleImages>({});
