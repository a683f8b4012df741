import { styled } from 'styled-components';

export const Status = styled.p`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-danger-text);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }
`;

export const Messages = styled.ul`
  display: grid;
  gap: var(--bureau-space-1);
  margin-block-start: var(--bureau-space-3);
  padding-inline-start: var(--bureau-space-4);
  list-style: disc;
  user-select: text;
`;
