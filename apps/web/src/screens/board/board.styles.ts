import { styled } from 'styled-components';

/** Takes what height is left of the page, or of a tab below a record's head; the board scrolls in it. */
export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--bureau-space-3);
  min-block-size: 24rem;
  padding: var(--bureau-space-3) 0;
`;

/** Gives a board most of the window below what is above it. */
export const Tab = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-3);
  block-size: max(24rem, 100dvh - 20rem);
`;

/** Keeps a control as wide as what it says, where its place is wider. */
export const Tools = styled.div`
  display: flex;
  min-inline-size: 14rem;
  max-inline-size: 100%;
`;

export const Face = styled.span`
  display: flex;
  flex: 1;
  gap: var(--bureau-space-2);
  align-items: center;
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;

  .priority {
    display: inline-flex;
    color: var(--bureau-color-warning-text);

    &[data-tone='danger'] {
      color: var(--bureau-color-danger-text);
    }
  }

  .people {
    margin-inline-start: auto;
  }
`;
