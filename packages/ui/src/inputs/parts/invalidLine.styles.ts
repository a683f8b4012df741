import { css } from 'styled-components';

/** The colour of what is invalid is lost where colours are forced: its line is another one there. */
export const invalidLineStyles = css`
  @media (forced-colors: active) {
    &:is([aria-invalid='true'], [data-invalid]) {
      border: 2px dashed;
    }
  }
`;
