import { InlineText } from '@bureau/forms';
import { BureauProvider } from '@bureau/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { Start } from '../main.ts';
import { editorActions } from './actions.ts';
import { values } from './values.ts';

const stay = () => undefined;
const save = () => Promise.resolve();

/** Shows 500 of the forms' inline editors. */
export const start: Start = (element) => {
  const root = createRoot(element);
  const draw = (isShown: boolean) =>
    flushSync(() =>
      root.render(
        <BureauProvider locale="en" navigate={stay}>
          {isShown &&
            values.map(({ label, text }) => (
              <InlineText key={label} label={label} defaultValue={text} canEdit onSave={save} />
            ))}
        </BureauProvider>,
      ),
    );
  draw(false);
  return editorActions(() => draw(true));
};
