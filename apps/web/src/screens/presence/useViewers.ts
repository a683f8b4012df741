import { presence, presenceTimes, type ResponseOf } from '@bureau/contract';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { keyOf } from '../../api/keys.ts';
import { useRequest } from '../../api/useQuery.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { previewName } from '../../core/session/preview.ts';

type Viewers = ResponseOf<typeof presence.list>;

/** Names a record. */
export interface ViewedRecord {
  readonly resource: string;
  readonly record_id: number;
}

const nobody: Viewers = [];

/** How long a record is left alone before it is said that somebody looks at it, in milliseconds: whoever leafs through records is not shown. */
const pause = 1000;

/** Returns who else is looking at a record, and says that the signed-in user does, for as long as its page can be seen (docs/adr/0069-presence.md). */
export function useViewers({ resource, record_id: id }: ViewedRecord): Viewers {
  const { client, userId } = useApi();
  const { tabStore } = useServices();
  const { mutate } = useSWRConfig();
  const isPreview = tabStore.get(previewName) !== null;
  const query = { resource, record_id: `${id}` };
  // that nobody is shown is all that comes of a failure
  const asked = { query, isBackground: true, handlesErrors: true };
  const { data } = useRequest<Viewers>(presence.list, isPreview ? null : asked, { initial: nobody });

  useEffect(() => {
    if (isPreview) return undefined;
    const key = keyOf(userId, presence.list, { query: { resource, record_id: `${id}` } });
    let [hasAnnounced, hasLeft] = [false, false];
    const announce = (isLooking: boolean) =>
      client
        .call(presence.look, {
          body: { resource, record_id: id, is_looking: isLooking },
          retries: 0,
          isBackground: true,
          handlesErrors: true,
        })
        .then(async (others) => (hasLeft ? undefined : mutate(key, others, { revalidate: false })))
        .catch(() => undefined);
    const beat = () => {
      if (document.hidden) return;
      hasAnnounced = true;
      void announce(true);
    };
    const start = setTimeout(beat, pause);
    const timer = setInterval(beat, presenceTimes.beat * 1000);
    document.addEventListener('visibilitychange', beat);
    return () => {
      hasLeft = true;
      clearTimeout(start);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
      if (hasAnnounced) void announce(false);
    };
  }, [client, id, isPreview, mutate, resource, userId]);

  return data ?? nobody;
}
