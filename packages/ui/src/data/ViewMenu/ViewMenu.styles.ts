import { styled } from 'styled-components';

export const Current = styled.span`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-1);
  max-inline-size: 260px;

  > :first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: var(--bureau-color-text-muted);
  }
`;

/** Says that the list is no longer as it was saved. */
export const Changed = styled.span`
  flex: none;
  font-weight: var(--bureau-font-weight-regular);
  color: var(--bureau-color-text-muted);
`;

export const Fields = styled.form`
  display: grid;
  gap: var(--bureau-space-4);
`;

export const Share = styled.label`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: center;
  min-block-size: var(--bureau-size-target);
  cursor: pointer;

  > input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    accent-color: var(--bureau-color-accent);
  }
`;
