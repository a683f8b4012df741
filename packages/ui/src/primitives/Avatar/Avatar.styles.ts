import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: max(var(--bureau-space-8), 2rem);
  block-size: max(var(--bureau-space-8), 2rem);
  border: var(--bureau-border-width) solid transparent;
  border-radius: var(--bureau-radius-full);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-semibold);
  line-height: 1;
  white-space: nowrap;
  overflow: hidden;
  user-select: none;
  background-color: var(--bureau-color-accent-background);
  color: var(--bureau-color-accent-text);

  &[data-size='small'] {
    inline-size: var(--avatar-small, max(var(--bureau-space-6), 1.5rem));
    block-size: var(--avatar-small, max(var(--bureau-space-6), 1.5rem));
    letter-spacing: -0.04em;
  }

  &[data-size='large'] {
    inline-size: max(var(--bureau-space-10), 2.5rem);
    block-size: max(var(--bureau-space-10), 2.5rem);
    font-size: var(--bureau-font-size-14);
  }

  /* Initials are a drawing of the name, not a text beside it. */
  &[data-initials]::before {
    content: attr(data-initials);
  }

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
