import { styled, keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Row = styled.div`
  cursor: default;

  > .cell {
    align-content: center;
  }

  > .cell::before {
    content: '';
    display: block;
    inline-size: 60%;
    block-size: 0.75em;
    border-radius: var(--bureau-radius-small);
    background-color: var(--bureau-color-neutral-background);
    animation: ${breathe} 1600ms ease-in-out infinite;
  }

  > .actions::before {
    content: none;
  }

  > [data-align='end']::before {
    margin-inline-start: auto;
  }

  > [data-align='center']::before {
    margin-inline: auto;
  }

  @media (forced-colors: active) {
    > .cell::before {
      border: var(--bureau-border-width) solid GrayText;
    }
  }
`;
