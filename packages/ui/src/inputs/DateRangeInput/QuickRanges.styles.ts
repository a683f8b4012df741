import { Toolbar } from 'react-aria-components';
import { styled } from 'styled-components';

export const Choices = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-1);
`;

export const Choice = styled.button`
  min-block-size: var(--bureau-size-control-small);
  padding: 0 var(--bureau-space-2);
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-full);
  font-size: var(--bureau-font-size-13);
  cursor: pointer;
  background-color: transparent;
  color: var(--bureau-color-text);

  &:hover {
    background-color: var(--bureau-color-surface-hover);
  }

  &[aria-pressed='true'] {
    border-color: var(--bureau-color-accent);
    background-color: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background-color: Highlight;
      color: HighlightText;
    }
  }
`;
