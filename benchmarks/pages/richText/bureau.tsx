import { RichTextEditor } from '@bureau/forms/rich-text';
import { BureauProvider } from '@bureau/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { Start } from '../main.ts';
import { html } from './text.ts';

const stay = () => undefined;

/** Shows the forms' editor of formatted text. */
export const start: Start = (element) => {
  const root = createRoot(element);
  const draw = (isShown: boolean) =>
    flushSync(() =>
      root.render(
        <BureauProvider locale="en" navigate={stay}>
          {isShown && <RichTextEditor aria-label="Text" value={html} onChange={stay} />}
        </BureauProvider>,
      ),
    );
  draw(false);
  return { mount: () => draw(true) };
};
