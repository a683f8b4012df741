import { useLayoutEffect } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { RootProps } from '../../primitives/root/index.ts';
import { frameTables } from './frameTables.ts';
import { Root } from './RichTextView.styles.ts';
import { sanitiseRichText } from './sanitise.ts';

export interface RichTextViewProps extends RootProps<HTMLDivElement> {
  /** The text as HTML. What could do harm is taken out; links to other places open in a window of their own. */
  html: string;
}

/** Shows a text with the formatting that people gave it. */
export function RichTextView({ html, ref, ...rootProps }: RichTextViewProps) {
  const root = useObjectRef(ref);
  useLayoutEffect(() => {
    root.current?.replaceChildren(sanitiseRichText(html));
    return root.current ? frameTables(root.current) : undefined;
  }, [html, root]);
  return <Root {...rootProps} ref={root} />;
}
