import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-inline-size: 400px;
  margin-inline: auto;
  padding: var(--bureau-space-10) var(--bureau-space-4);
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  inline-size: var(--bureau-space-10);
  block-size: var(--bureau-space-10);
  margin-block-end: var(--bureau-space-4);
  border-radius: var(--bureau-radius-full);
  background-color: var(--bureau-color-neutral-background);
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: var(--bureau-size-icon);
    block-size: var(--bureau-size-icon);
  }
`;

export const Title = styled.p`
  font-size: var(--bureau-font-size-14);
  font-weight: var(--bureau-font-weight-semibold);

  &:is(h1) {
    outline: none;
    font-size: var(--bureau-font-size-16);
  }
`;

export const Description = styled.p`
  margin-block-start: var(--bureau-space-1);
  color: var(--bureau-color-text-muted);
`;

export const Action = styled.div`
  margin-block-start: var(--bureau-space-4);
`;
