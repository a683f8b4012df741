import { styled } from 'styled-components';

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
