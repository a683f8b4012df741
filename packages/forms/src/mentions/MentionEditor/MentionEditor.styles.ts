import { controlStyles, touchTextStyles } from '@bureau/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
`;

export const Place = styled.div`
  position: relative;
`;

export const Area = styled.textarea`
  ${controlStyles}
  ${touchTextStyles}

  display: block;
  field-sizing: content;
  min-block-size: calc(3lh + 2 * (var(--bureau-space-2) + var(--bureau-border-width)));
  max-block-size: 50vh;
  padding-block: var(--bureau-space-2);
  resize: vertical;
`;

export const People = styled.ul`
  position: absolute;
  z-index: var(--bureau-layer-overlay);
  inset-block-start: calc(100% + var(--bureau-space-1));
  inset-inline-start: 0;
  min-inline-size: min(16rem, 100%);
  max-inline-size: 100%;
  padding: var(--bureau-space-1);
  border: var(--bureau-border-width) solid var(--bureau-color-border);
  border-radius: var(--bureau-radius-medium);
  box-shadow: var(--bureau-shadow-floating);
  background: var(--bureau-color-surface-raised);
`;

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-2);
  min-block-size: var(--bureau-size-control);
  padding-inline: var(--bureau-space-2);
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-small);
  overflow-wrap: anywhere;
  cursor: default;

  &[aria-selected='true'] {
    background: var(--bureau-color-surface-hover);
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2);
`;
