import { type BodyOf, knowledgebase, type RecordOf } from '@bureau/contract';
import { Button, Section, Text } from '@bureau/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';
import * as styles from './ArticleVote.styles.ts';

type Article = Pick<
  RecordOf<typeof knowledgebase>,
  'helpful_count' | 'id' | 'my_vote' | 'status' | 'unhelpful_count'
>;
type Vote = BodyOf<typeof knowledgebase.vote>['vote'];

const answers = [
  { vote: 'helpful', text: 'fields.yes', Icon: ThumbsUp },
  { vote: 'unhelpful', text: 'fields.no', Icon: ThumbsDown },
] as const;

/** Returns an article as it is once somebody says something else of it. */
function withVote(article: Article, vote: Vote): Article {
  const { helpful_count: helpful, my_vote: before, unhelpful_count: unhelpful } = article;
  const change = (one: Vote) => Number(vote === one) - Number(before === one);
  return {
    ...article,
    my_vote: vote,
    helpful_count: helpful + change('helpful'),
    unhelpful_count: unhelpful + change('unhelpful'),
  };
}

/** Asks the reader of a published article whether it was helpful, and tells how many have found it so. What was said is taken back by the same press. */
export function ArticleVote({ article }: { readonly article: Article }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { client } = useApi();
  const { lists, store } = useRecordCache(knowledgebase);
  const write = useWrite();
  const [shown, show] = useOptimistic(article, withVote);
  const { helpful_count: helpful, id, my_vote: ownVote, status, unhelpful_count: unhelpful } = shown;
  if (status !== 'published') return null;

  const send = (vote: Vote) =>
    startTransition(async () => {
      show(vote);
      const request = () =>
        client.call(knowledgebase.vote, { params: { id }, body: { vote }, isBackground: true });
      try {
        const target = { name: `${knowledgebase.vote.id}/${id}`, version: 0 };
        await write(request, { target, store, invalidates: lists });
      } catch (error) {
        showFailure(error);
      }
    });

  return (
    <Section title={t('knowledgebase.votes.question')}>
      <styles.Answers>
        {answers.map(({ vote, text, Icon }) => (
          <Button
            key={vote}
            tone={ownVote === vote ? 'accent' : 'neutral'}
            icon={<Icon aria-hidden fill={ownVote === vote ? 'currentColor' : 'none'} />}
            aria-pressed={ownVote === vote}
            onPress={() => send(ownVote === vote ? null : vote)}
          >
            {t(text)}
          </Button>
        ))}
        {helpful + unhelpful > 0 && (
          <Text size={13} tone="muted">
            {t('knowledgebase.votes.summary', { helpful, all: helpful + unhelpful })}
          </Text>
        )}
      </styles.Answers>
    </Section>
  );
}
