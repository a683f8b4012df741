import { styled } from 'styled-components';

/** Is full for who is online and hollow for who is not, so that the state is seen without colour. */
export const Status = styled.span`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  margin-block-start: var(--bureau-space-2);
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  &::before {
    content: '';
    box-sizing: border-box;
    inline-size: var(--bureau-space-2);
    block-size: var(--bureau-space-2);
    border: 2px solid var(--bureau-color-border-strong);
    border-radius: var(--bureau-radius-full);
  }

  &[data-online]::before {
    border-color: var(--bureau-color-success-solid);
    background-color: var(--bureau-color-success-solid);
  }
`;
