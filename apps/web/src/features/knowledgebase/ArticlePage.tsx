import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { ArticleVersions } from './ArticleVersions.tsx';
import { ArticleVote } from './ArticleVote.tsx';
import { screens } from './knowledgebase.screens.ts';

const voteFields = ['helpful_count', 'my_vote', 'unhelpful_count'];

/** Shows the article that the address names. */
export const ArticlePage = () => (
  <RecordScreen
    screens={screens}
    contentFields={voteFields}
    renderContent={(article) => (
      <>
        <ArticleVote article={article} />
        <ArticleVersions article={article} />
      </>
    )}
  />
);
