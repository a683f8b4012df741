import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { knowledgebase } from '@bureau/contract';
import { expect, it } from 'vitest';
import { createApiWorld } from '../../testing/apiWorld.tsx';
import { json } from '../../testing/fakeApi.ts';
import { ImagesOfContext, useArticleImages } from './articleImages.ts';

const article = { list: knowledgebase.attachments.list, id: 7 };
const stored = { url: '/uploads/attachment/kept.png?token=1' };

it('an article whose images are all its own asks for nothing else; a draft that was kept shows its newest too', async () => {
  const { api, wrapper: Wrapper } = createApiWorld();
  api.on('GET /api/knowledgebase/7/attachments', () =>
    json({ data: [{ ...stored, id: 1 }], meta: { total: 1, page: 1, per_page: 200 } }),
  );
  api.on('GET /api/uploads', () =>
    json([{ file: 'draft.png', url: '/uploads/attachment/draft.png?token=2' }]),
  );
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Wrapper>
      <ImagesOfContext value={article}>{children}</ImagesOfContext>
    </Wrapper>
  );
  const { result } = renderHook(() => useArticleImages(), { wrapper });
  const resolve = (name: string) => {
    let address: string | undefined;
    act(() => {
      address = result.current.resolveImage?.(`/uploads/attachment/${name}.png`);
    });
    return address;
  };
  expect(resolve('draft')).toBeUndefined();
  await waitFor(() => expect(resolve('kept')).toBe(stored.url));
  expect(api.callsOf('GET /api/uploads')).toEqual([]);
  await waitFor(() => expect(resolve('draft')).toBe('/uploads/attachment/draft.png?token=2'));
  expect(api.callsOf('GET /api/uploads')).toHaveLength(1);
});
