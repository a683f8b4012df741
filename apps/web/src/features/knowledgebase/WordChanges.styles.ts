import { styled } from 'styled-components';

export const Words = styled.div`
  display: grid;
  gap: var(--bureau-space-3);
  margin-block-start: var(--bureau-space-4);
  overflow-wrap: anywhere;

  p {
    margin: 0;
    white-space: pre-wrap;
  }

  ins,
  del {
    border-radius: var(--bureau-radius-small);
    padding-inline: var(--bureau-space-half);
  }

  ins {
    background-color: var(--bureau-color-success-background);
    color: var(--bureau-color-success-text);
    text-decoration: underline;
  }

  del {
    background-color: var(--bureau-color-danger-background);
    color: var(--bureau-color-danger-text);
    text-decoration: line-through;
  }
`;
