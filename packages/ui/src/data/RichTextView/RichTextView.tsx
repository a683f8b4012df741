import { useLayoutEffect } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { RootProps } from '../../primitives/root/index.ts';
import { frameTables } from './frameTables.ts';
import { holdImage, loadImage, type ResolveImage } from './loadImage.ts';
import { Root } from './RichTextView.styles.ts';
import { sanitiseRichText } from './sanitise.ts';

export interface RichTextViewProps extends RootProps<HTMLDivElement> {
  /** The text as HTML. What could do harm is taken out; links to other places open in a window of their own. */
  html: string;
  /**
   * Returns the address that an image is loaded from, of that which the text names; undefined while it is not known. Another function loads again what could not
   * be loaded. Defaults to the address itself.
   */
  resolveImage?: ResolveImage | undefined;
}

/** Shows a text with the formatting that people gave it. */
export function RichTextView({ html, ref, resolveImage, ...rootProps }: RichTextViewProps) {
  const root = useObjectRef(ref);
  useLayoutEffect(() => {
    const text = sanitiseRichText(html);
    // nothing is loaded from an address that is to be resolved
    for (const image of text.querySelectorAll('img')) holdImage(image);
    root.current?.replaceChildren(text);
    return root.current ? frameTables(root.current) : undefined;
  }, [html, root]);
  useLayoutEffect(() => {
    for (const image of root.current?.querySelectorAll('img') ?? []) loadImage(image, resolveImage);
  }, [html, resolveImage, root]);
  return <Root {...rootProps} ref={root} />;
}
