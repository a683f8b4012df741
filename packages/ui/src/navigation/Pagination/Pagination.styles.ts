import { styled } from 'styled-components';

export const Root = styled.nav`
  container-type: inline-size;
  display: flex;
  gap: var(--bureau-space-1);
  align-items: center;
  inline-size: 100%;

  > button:dir(rtl) > svg {
    scale: -1 1;
  }
`;

/** The pages in one line; only numbers of very many digits take two. */
export const Pages = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-1);
  min-inline-size: 0;

  > li > * {
    display: inline-grid;
    place-items: center;
    min-inline-size: var(--bureau-size-control);
    min-block-size: var(--bureau-size-control);
    padding-inline: var(--bureau-space-1);
    font-variant-numeric: tabular-nums;
  }

  > li > span {
    color: var(--bureau-color-text-muted);
  }

  /* Seven pages and the arrows, with a finger's room each. */
  @container (width < 30rem) {
    display: none;
  }
`;

/** Names the current page where there is no room for the others. */
export const Position = styled.span`
  padding-inline: var(--bureau-space-2);
  font-variant-numeric: tabular-nums;
  color: var(--bureau-color-text-muted);

  @container (width >= 30rem) {
    display: none;
  }
`;
