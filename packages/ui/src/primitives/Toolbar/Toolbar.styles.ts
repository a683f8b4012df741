import { Toolbar } from 'react-aria-components';
import { styled } from 'styled-components';

export const Root = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-1);
  align-items: center;
  min-inline-size: 0;

  &[data-orientation='vertical'] {
    flex-direction: column;
    inline-size: max-content;
  }

  > hr {
    align-self: stretch;
    margin: var(--bureau-space-1);
    border: 0 solid var(--bureau-color-border);
    border-inline-start-width: var(--bureau-border-width);
  }

  &[data-orientation='vertical'] > hr {
    border-width: var(--bureau-border-width) 0 0;
  }
`;
