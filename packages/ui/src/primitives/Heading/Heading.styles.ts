import { styled } from 'styled-components';

export const Root = styled.h2`
  min-inline-size: 0;
  font-weight: var(--bureau-font-weight-semibold);
  line-height: var(--bureau-line-height-tight);
  overflow-wrap: anywhere;
  outline: none;

  &[data-size='13'] {
    font-size: var(--bureau-font-size-13);
  }

  &[data-size='14'] {
    font-size: var(--bureau-font-size-14);
  }

  &[data-size='16'] {
    font-size: var(--bureau-font-size-16);
  }

  &[data-size='20'] {
    font-size: var(--bureau-font-size-20);
    letter-spacing: -0.01em;
  }

  &[data-size='24'] {
    font-size: var(--bureau-font-size-24);
    letter-spacing: -0.015em;
  }
`;
