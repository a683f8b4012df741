import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-large);
  overflow: clip;
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
  min-block-size: var(--bureau-size-control);
  padding: var(--bureau-space-2) var(--bureau-space-4) 0;
`;

export const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: var(--bureau-font-size-14);
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding: var(--bureau-space-2) var(--bureau-space-4) var(--bureau-space-4);

  &[data-headless] {
    padding-block-start: var(--bureau-space-4);
  }

  &[data-flush] {
    padding: var(--bureau-space-1) 0 0;
  }

  &[data-flush][data-headless] {
    padding: 0;
  }
`;
