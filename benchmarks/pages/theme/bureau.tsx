import { applyTheme } from '@bureau/theme';
import { BureauProvider } from '@bureau/ui';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';

import type { Start } from '../main.ts';
import { elements } from './elements.ts';

const Element = styled.div`
  padding: var(--bureau-space-1) var(--bureau-space-2);
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  background-color: var(--bureau-color-surface);
  color: var(--bureau-color-text);

  &[data-tone='accent'] {
    background-color: var(--bureau-color-accent-background);
    color: var(--bureau-color-accent-text);
  }
`;

const stay = () => undefined;

function StyledElement({ name, tone }: (typeof elements)[number]) {
  useLayoutEffect(() => {
    const renders = Number(document.body.dataset['renders'] ?? 0);
    document.body.dataset['renders'] = String(renders + 1);
  });
  return <Element data-tone={tone}>{name}</Element>;
}

const content = elements.map((element) => <StyledElement key={element.name} {...element} />);

/** Shows 1,000 styled elements in a provider, and switches by the function as the theme menu does, or by the provider's prop. */
export const start: Start = (element, options) => {
  const root = createRoot(element);
  const draw = (scheme: 'light' | 'dark') =>
    flushSync(() =>
      root.render(
        <BureauProvider locale="en" navigate={stay} theme={{ scheme }}>
          {content}
        </BureauProvider>,
      ),
    );
  draw('light');
  return { switch: () => (options.has('prop') ? draw('dark') : applyTheme({ scheme: 'dark' })) };
};
