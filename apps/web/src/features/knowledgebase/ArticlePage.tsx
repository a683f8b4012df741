import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { ArticleVersions } from './ArticleVersions.tsx';
import { screens } from './knowledgebase.screens.ts';

/** Shows the article that the address names. */
export const ArticlePage = () => (
  <RecordScreen screens={screens} renderContent={(article) => <ArticleVersions article={article} />} />
);
