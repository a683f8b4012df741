import { styled } from 'styled-components';

export const Root = styled.section`
  position: fixed;
  inset-block: var(--bureau-size-header) 0;
  inset-inline-end: 0;
  z-index: var(--bureau-layer-overlay);
  display: flex;
  flex-direction: column;
  inline-size: min(var(--bureau-size-panel), 100vw);
  border-inline-start: var(--bureau-border-width) solid var(--bureau-color-border);
  outline: none;
  background-color: var(--bureau-color-surface-raised);
  color: var(--bureau-color-text);
  box-shadow: var(--bureau-shadow-floating);

  /* so low, as one that is magnified four times, that head and buttons would leave no room for what is between them */
  @media (height < 24rem) {
    overflow: hidden auto;
  }
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--bureau-size-header);
  padding-inline: var(--bureau-space-4) var(--bureau-space-2);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const Title = styled.h2`
  font-size: var(--bureau-font-size-16);
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--bureau-space-5);
  min-block-size: 0;
  padding: var(--bureau-space-4);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  @media (height < 24rem) {
    flex: none;
    overflow: visible;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: var(--bureau-space-2);
  padding: var(--bureau-space-3) var(--bureau-space-4);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
`;
