import { createUseMessages } from '@bureau/ui';
import english from '../../../locales/rich-text/en.article.json' with { type: 'json' };

/** The texts of the editor of articles, which come with its code. */
export const useArticleMessages = createUseMessages(english);
