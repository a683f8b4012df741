import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-4);
  margin-block-end: var(--bureau-space-4);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--bureau-space-2) var(--bureau-space-4);
  min-block-size: var(--bureau-size-control);
`;

export const Title = styled.h1`
  min-inline-size: 0;
  border-radius: var(--bureau-radius-small);
  font-size: var(--bureau-font-size-20);
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`;

export const Count = styled.span`
  unicode-bidi: isolate;
  margin-inline-start: var(--bureau-space-2);
  font-size: var(--bureau-font-size-14);
  font-weight: var(--bureau-font-weight-regular);
  font-variant-numeric: tabular-nums;
  letter-spacing: normal;
  color: var(--bureau-color-text-muted);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2);

  @media print {
    display: none;
  }
`;
