import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  inline-size: fit-content;
  block-size: var(--bureau-size-control);
  padding-inline-start: var(--bureau-space-3);
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-full);
  font-size: var(--bureau-font-size-13);

  > button {
    border-radius: var(--bureau-radius-full);
  }

  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--bureau-space-2);
    margin-inline: 0 var(--bureau-space-1);
    padding-inline: 0;
    text-decoration: none;
  }

  &[data-state='paused'] {
    color: var(--bureau-color-text-muted);
  }

  @media (width < 480px) {
    &[data-short] {
      padding-inline: var(--bureau-space-1);
    }

    &[data-short] > a {
      align-self: stretch;
      margin: 0;
    }

    &[data-short] > button {
      display: none;
    }
  }
`;

export const Code = styled.span`
  @media (width < 769px) {
    display: none;
  }
`;

export const Time = styled.span`
  font-weight: var(--bureau-font-weight-medium);
  font-variant-numeric: tabular-nums;
`;
