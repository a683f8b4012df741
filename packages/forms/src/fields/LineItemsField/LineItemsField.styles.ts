import { css, type RuleSet, styled } from 'styled-components';

/** Styles what stands in rows below a header, which needs more room for many columns than for two. */
const inRows = (rules: RuleSet) => css`
  @container many (width >= 44rem) {
    ${rules}
  }

  @container few (width >= 26rem) {
    ${rules}
  }
`;

/** Rows of cells below a header, or cards with labels where there is no room for them. */
export const Root = styled.div`
  --line-item-actions: 88px;

  container: many / inline-size;
  display: grid;
  gap: var(--bureau-space-2);
  min-inline-size: 0;

  &[data-few] {
    container-name: few;
  }

  @media (pointer: coarse) {
    --line-item-actions: 140px;
  }
`;

export const Header = styled.div`
  display: none;
  gap: var(--bureau-space-2);
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  > [data-kind='number'],
  > [data-kind='money'],
  > [data-kind='computed'] {
    text-align: end;
  }

  ${inRows(css`
    display: grid;
    grid-template-columns: var(--line-item-columns);

    &[data-editable] {
      padding-inline: calc(var(--bureau-size-icon-small) + var(--bureau-space-2))
        calc(var(--line-item-actions) + var(--bureau-space-2));
    }
  `)}
`;

export const List = styled.ol`
  display: grid;
  gap: var(--bureau-space-2);

  &:empty {
    display: none;
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
  padding-block-end: var(--bureau-space-3);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  &[data-dragged] {
    background-color: var(--bureau-color-surface-selected);
  }

  ${inRows(css`
    grid-template-columns: var(--line-item-columns);
    align-items: start;
    padding-block-end: 0;
    border: 0;

    &[data-editable] {
      grid-template-columns: var(--bureau-size-icon-small) var(--line-item-columns) var(--line-item-actions);
    }
  `)}
`;

export const Handle = styled.span`
  display: none;
  place-items: center;
  block-size: var(--bureau-size-control);
  cursor: grab;
  touch-action: none;
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }

  ${inRows(css`
    display: grid;
  `)}
`;

export const Cell = styled.div`
  min-inline-size: 0;

  &[data-kind='checkbox'] label {
    min-block-size: var(--bureau-size-control);
  }

  /* The header names the columns for the eye; each field has its name for assistive technology. */
  ${inRows(css`
    &:not([data-kind='checkbox']) label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: -1px;
      overflow: hidden;
      white-space: nowrap;
      clip-path: inset(50%);
    }

    &[data-kind='number'] input,
    &[data-kind='money'] input {
      text-align: end;
    }
  `)}
`;

export const Computed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--bureau-size-control);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  > span {
    font-size: var(--bureau-font-size-13);
    font-weight: var(--bureau-font-weight-medium);
  }

  ${inRows(css`
    justify-content: flex-end;

    > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  `)}
`;

export const RowActions = styled.div`
  display: flex;
  gap: var(--bureau-space-1);
  align-items: center;
  justify-content: flex-end;
  min-block-size: var(--bureau-size-control);
`;

export const TotalsList = styled.dl`
  display: grid;
  gap: var(--bureau-space-1);
  justify-self: end;
  min-inline-size: min(100%, 16rem);
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--bureau-space-4);
    justify-content: space-between;
  }

  > [data-strong] {
    padding-block-start: var(--bureau-space-1);
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
    font-weight: var(--bureau-font-weight-semibold);
  }
`;
