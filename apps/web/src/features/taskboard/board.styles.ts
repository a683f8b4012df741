import { styled } from 'styled-components';
import { FillingTab } from '../../screens/filling.styles.ts';

/** Sets a board of a record apart from what chooses its lanes. */
export const Tab = styled(FillingTab)`
  gap: var(--bureau-space-3);
`;

/** Keeps a control as wide as what it says, where its place is wider. */
export const Tools = styled.div`
  display: flex;
  min-inline-size: min(14rem, 100%);
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
