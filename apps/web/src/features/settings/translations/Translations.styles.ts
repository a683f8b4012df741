import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-4);
  min-inline-size: 0;
`;

export const Picker = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--bureau-space-3) var(--bureau-space-5);

  > :first-child {
    flex: 1 1 14rem;
    max-inline-size: 22rem;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2);

  > :first-child {
    flex: 1 1 14rem;
  }
`;

export const Table = styled.div`
  display: grid;
  block-size: min(70vh, 48rem);
  min-inline-size: 0;
`;

export const Faults = styled.ul`
  display: grid;
  gap: var(--bureau-space-1);
  overflow-wrap: anywhere;
`;
