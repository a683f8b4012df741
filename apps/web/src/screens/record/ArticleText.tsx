import { RichTextView } from '@bureau/ui';
import { useEffect, useEffectEvent } from 'react';
import { useResolveImage } from '../fields/articleImages.ts';

/** Shows the text of an article with its images, which are files of the record. */
export function ArticleText({ html }: { readonly html: string }) {
  const { isThere, resolveImage, retry } = useResolveImage();
  const renew = useEffectEvent(() => {
    const shown = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src);
    if (isThere && shown.some((src) => resolveImage(src) === undefined)) retry();
  });
  // an image that was just saved has just become a file of the record
  useEffect(() => renew(), [html]);
  return <RichTextView html={html} resolveImage={resolveImage} />;
}
