import { type Attachments, fileRules, knowledgebase, type ResponseOf, uploads } from '@bureau/contract';
import type { ArticleImages } from '@bureau/forms/rich-text';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbort } from '../../api/ApiError.ts';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRequest } from '../../api/useQuery.ts';
import { describeFailure } from '../describeFailure.ts';

/** Describes to which record the images of a text belong. */
interface ImagesOf {
  readonly list: Attachments['list'];
  readonly id: number;
}

/** Provides the record whose texts are shown. A form of a new one has none. */
export const ImagesOfContext = createContext<ImagesOf | undefined>(undefined);

const maxFiles = 200;
const folder = '/uploads/attachment/';

/** Returns where the images of the record are loaded from: each address is good for five minutes. They follow whoever may see the record. */
export function useResolveImage() {
  const record = use(ImagesOfContext);
  const { data, retry } = useRequest<ResponseOf<Attachments['list']>>(
    record?.list ?? knowledgebase.attachments.list,
    record ? { params: { id: record.id }, query: { per_page: maxFiles }, isBackground: true } : null,
  );
  const files = data?.data;
  const resolveImage = useCallback(
    (src: string) => files?.find(({ url }) => url.startsWith(`${src}?`))?.url,
    [files],
  );
  return { resolveImage, isThere: files !== undefined, isOfRecord: record !== undefined, retry };
}

/**
 * Returns how the images of an article are stored and loaded. An image is uploaded when it is put in, and readable by nobody else; it is put on the record with
 * the text that shows it.
 */
export function useArticleImages(): ArticleImages {
  const { t } = useTranslation();
  const { client } = useApi();
  const { resolveImage, isThere, isOfRecord } = useResolveImage();
  const [isAsked, setAsked] = useState(false);
  const { data: waiting } = useRequest<ResponseOf<typeof uploads.waiting>>(
    uploads.waiting,
    isAsked ? { isBackground: true } : null,
  );
  const isComplete = isThere || !isOfRecord;
  return useMemo(
    () => ({
      resolveImage(src) {
        const found = resolveImage(src) ?? waiting?.find(({ file }) => src === `${folder}${file}`)?.url;
        // what is not among the files of the record stands in a draft that was kept, and is on no record yet
        if (found === undefined && isComplete && src.startsWith(folder)) setAsked(true);
        return found;
      },
      maxImageBytes: fileRules.attachment.maxBytes,
      async onUploadImage(file, { signal }) {
        try {
          const { file: stored } = await client.call(uploads.create, {
            params: { kind: 'attachment' },
            upload: { file },
            handlesErrors: true,
            isBackground: true,
            signal,
          });
          return { src: `${folder}${stored}` };
        } catch (error) {
          if (isAbort(error)) throw error;
          throw new Error(describeFailure(error, t), { cause: error });
        }
      },
    }),
    [client, isComplete, resolveImage, t, waiting],
  );
}
