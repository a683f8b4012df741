import { styled } from 'styled-components';

/** Styles its head from here: a page that is opened makes one component of it. */
export const Root = styled.section`
  min-inline-size: 0;

  > .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--bureau-space-2);
    min-block-size: var(--bureau-size-control-small);
    margin-block-end: var(--bureau-space-2);
  }

  > .head > h2 {
    font-size: var(--bureau-font-size-14);
    overflow-wrap: anywhere;
  }
`;
