import { articleFields, knowledgebase } from '@bureau/contract';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';

export const screens = describeScreens(knowledgebase, articleFields, {
  choices: { status: 'knowledgebase.status', my_vote: 'knowledgebase.my_vote' },
  fields: { owner_id: { initial: ({ userId }) => userId } },
});
