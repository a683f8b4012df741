import { css } from 'styled-components';

/**
 * Styles a box of the browser's own, which costs least where there are many. In the dark the browser fills one that is not ticked with grey, and draws the
 * dash of a mixed one in it, which hardly shows: there both look like a Checkbox.
 */
export const nativeBox = css`
  inline-size: var(--bureau-size-icon-small);
  block-size: var(--bureau-size-icon-small);
  margin: 0;
  accent-color: var(--native-box, var(--bureau-color-accent));

  @media (forced-colors: none) {
    [data-scheme='dark'] &:not(:checked, :disabled, [type='radio']) {
      appearance: none;
      border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
      border-radius: var(--bureau-radius-small);
      background: var(--bureau-color-surface);

      &:indeterminate {
        border: 0;
        background: linear-gradient(var(--native-box-dash, var(--bureau-color-on-accent)) 0 0) center / 8px
          2px no-repeat var(--native-box, var(--bureau-color-accent));
      }
    }
  }
`;
