import { styled } from 'styled-components';

export const Choice = styled.label`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;
  min-block-size: var(--bureau-size-target);
  font-size: var(--bureau-font-size-13);
  font-weight: var(--bureau-font-weight-medium);
  line-height: var(--bureau-line-height-normal);
  overflow-wrap: anywhere;
  color: var(--bureau-color-text);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--bureau-color-text-muted);
    cursor: default;
  }

  > input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    accent-color: var(--bureau-color-accent);
  }

  > span {
    min-inline-size: 0;
  }
`;
