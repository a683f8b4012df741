import { styled } from 'styled-components';

/** Holds choices below each other, or beside each other as far as there is room. */
export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-1);
  min-inline-size: 0;

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    column-gap: var(--bureau-space-5);
  }
`;
