import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
`;

/** Shows what an item says; a press opens it to be written anew. */
export const Words = styled.button`
  display: block;
  inline-size: 100%;
  min-block-size: var(--bureau-size-target);
  padding: var(--bureau-space-1) 0;
  border: 0;
  border-radius: var(--bureau-radius-small);
  background-color: transparent;
  text-align: start;
  overflow-wrap: anywhere;

  &:not(:disabled) {
    cursor: text;
  }

  &[data-done] {
    color: var(--bureau-color-text-muted);
    text-decoration: line-through;
  }
`;
