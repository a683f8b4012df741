import { styled } from 'styled-components';

export const Root = styled.div`
  min-inline-size: 0;

  > [aria-live] > * {
    margin-block-end: var(--bureau-space-3);
  }
`;

export const Rows = styled.ul`
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 280px);
  column-gap: var(--bureau-space-4);
  padding-block: var(--bureau-space-3);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-control);
    color: var(--bureau-color-text-muted);
  }

  > svg:dir(rtl) {
    scale: -1 1;
  }

  &[data-skipped] > svg {
    visibility: hidden;
  }

  @media (width < 769px) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: var(--bureau-space-2);

    > svg {
      display: none;
    }
  }
`;

export const Name = styled.div`
  min-block-size: var(--bureau-size-control);
  font-weight: var(--bureau-font-weight-medium);
  line-height: var(--bureau-size-control);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-skipped] & {
    color: var(--bureau-color-text-muted);
  }

  @media (width < 769px) {
    min-block-size: 0;
    line-height: var(--bureau-line-height-normal);
  }
`;

export const Samples = styled.ul`
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text-muted);

  > li {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Target = styled.div`
  display: grid;
  align-content: start;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
`;

export const Reading = styled.p`
  margin-block-start: var(--bureau-space-1);
  font-size: var(--bureau-font-size-12);
  overflow-wrap: anywhere;
  color: var(--bureau-color-text-muted);

  &[data-failed] {
    color: var(--bureau-color-danger-text);
  }
`;
