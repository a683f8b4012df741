import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-4);
  min-inline-size: 0;

  /* What one would write is nothing to print. */
  @media print {
    > ol ~ * {
      display: none;
    }
  }
`;

export const List = styled.ol`
  display: grid;
  gap: var(--bureau-space-4);

  &:empty {
    display: none;
  }
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--bureau-space-2);

  &[data-audience='internal'] {
    padding: var(--bureau-space-2);
    border: var(--bureau-border-width) dashed var(--bureau-color-warning-border);
    border-radius: var(--bureau-radius-medium);
    background-color: var(--bureau-color-warning-background);
  }
`;

export const Audience = styled.div`
  display: grid;
  gap: var(--bureau-space-2);
  min-inline-size: 0;

  &[data-audience='internal'] {
    padding: var(--bureau-space-2);
    border: var(--bureau-border-width) dashed var(--bureau-color-warning-border);
    border-radius: var(--bureau-radius-medium);
    background-color: var(--bureau-color-warning-background);
  }
`;

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--bureau-space-2);
  min-block-size: var(--bureau-size-control-small);
`;

export const Name = styled.span`
  font-weight: var(--bureau-font-weight-medium);
  overflow-wrap: anywhere;
`;

export const Details = styled.span`
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);
`;

export const Actions = styled.span`
  display: flex;
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`;

export const Body = styled.div`
  grid-column: 2;
  min-inline-size: 0;
`;
