import { styled } from 'styled-components';

/** Lets larger circles overlap, whose initials stay whole; each has a rim in the colour of what lies below. */
export const Root = styled.span`
  --avatar-group-size: var(--avatar-small, max(var(--bureau-space-6), 1.5rem));
  --avatar-group-gap: var(--bureau-space-half);

  display: inline-flex;
  max-inline-size: 100%;
  vertical-align: middle;
  isolation: isolate;

  &[data-size='medium'] {
    --avatar-group-size: max(var(--bureau-space-8), 2rem);
    --avatar-group-gap: calc(-1 * var(--bureau-space-1));
  }

  &[data-size='large'] {
    --avatar-group-size: max(var(--bureau-space-10), 2.5rem);
    --avatar-group-gap: calc(-1 * var(--bureau-space-1));
  }

  /* Where there is little room, the circles go closer together, and the last of them stays whole. */
  > * {
    display: flex;
    min-inline-size: var(--bureau-space-1);
  }

  > :last-child {
    flex: none;
  }

  > :not(:first-child) {
    margin-inline-start: var(--avatar-group-gap);
  }

  > * > * {
    box-shadow: 0 0 0 var(--bureau-space-half) var(--avatar-group-rim, var(--bureau-color-surface));
  }

  /* Stands here, and not with the rows: those that show no circles have nothing to look for when they are selected. */
  [role='row']:is([aria-selected='true'], [aria-current]) & {
    --avatar-group-rim: var(--bureau-color-surface-selected);
  }
`;

export const Count = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: var(--avatar-group-size);
  block-size: var(--avatar-group-size);
  padding-inline: var(--bureau-space-half);
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-full);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-medium);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  direction: ltr;
  background-color: var(--bureau-color-neutral-background);
  color: var(--bureau-color-neutral-text);
`;
