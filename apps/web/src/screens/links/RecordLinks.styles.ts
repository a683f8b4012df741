import { Section } from '@bureau/ui';
import { styled } from 'styled-components';

export const Root = styled(Section)`
  margin-block-start: var(--bureau-space-6);

  @media print {
    &[data-empty] {
      display: none;
    }

    button,
    input {
      display: none;
    }
  }
`;

export const List = styled.ul`
  display: grid;
  gap: var(--bureau-space-3);
  margin: 0 0 var(--bureau-space-3);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: var(--bureau-space-2);
    align-items: start;
  }

  > li > svg {
    flex: none;
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    margin-block-start: var(--bureau-space-half);
    color: var(--bureau-color-text-muted);
  }

  > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--bureau-space-2);
    align-items: center;
    margin: var(--bureau-space-half) 0 0;
    font-size: var(--bureau-font-size-13);
    color: var(--bureau-color-text-muted);
  }
`;
