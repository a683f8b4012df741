import { expect, it } from 'vitest';
import { postMessage } from './post.ts';

const slack = { webhook_url: 'https://hooks.slack.com/1', channel: null };

/** Creates a Slack that does not accept the first messages. */
function createSlack(refusals: number) {
  const texts: string[] = [];
  const postJson = (_address: string, body: object) => {
    texts.push((body as { text: string }).text);
    return texts.length <= refusals ? Promise.reject(new Error('503')) : Promise.resolve();
  };
  return { postJson, texts };
}

it('a message that Slack does not accept is sent again', async () => {
  const { postJson, texts } = createSlack(2);
  await postMessage(postJson, slack, 'TSK-1 is done');
  expect(texts).toEqual(['TSK-1 is done', 'TSK-1 is done', 'TSK-1 is done']);
});

it('what is never accepted fails, so that the log has it', async () => {
  const { postJson, texts } = createSlack(9);
  await expect(postMessage(postJson, slack, 'TSK-1 is done')).rejects.toThrow('503');
  expect(texts).toHaveLength(3);
});
