import { css } from 'styled-components';

/** Sets `--series-color` by the tone of an element. */
export const toneStyles = css`
  --series-color: var(--bureau-color-neutral-solid);

  &[data-tone='info'] {
    --series-color: var(--bureau-color-info-solid);
  }

  &[data-tone='success'] {
    --series-color: var(--bureau-color-success-solid);
  }

  &[data-tone='warning'] {
    --series-color: var(--bureau-color-warning-solid);
  }

  &[data-tone='danger'] {
    --series-color: var(--bureau-color-danger-solid);
  }

  &[data-tone='accent'] {
    --series-color: var(--bureau-color-accent-solid);
  }

  @media (forced-colors: active) {
    &,
    &[data-tone] {
      --series-color: CanvasText;

      forced-color-adjust: none;
    }
  }
`;

/** Fills an element by its pattern and its tone. */
export const patternStyles = css`
  ${toneStyles}

  border: 1px solid var(--series-color);
  background-color: color-mix(in srgb, var(--series-color) 15%, transparent);
  print-color-adjust: exact;

  &[data-pattern='filled'] {
    background-color: var(--series-color);
  }

  &[data-pattern='striped'] {
    background-image: repeating-linear-gradient(135deg, var(--series-color) 0 2px, transparent 2px 5px);
  }

  &[data-pattern='dotted'] {
    background-image: radial-gradient(var(--series-color) 1.2px, transparent 1.7px);
    background-size: 5px 5px;
  }

  &[data-pattern='barred'] {
    background-image: repeating-linear-gradient(0deg, var(--series-color) 0 2px, transparent 2px 5px);
  }

  &[data-pattern='crossed'] {
    background-image:
      repeating-linear-gradient(45deg, var(--series-color) 0 1px, transparent 1px 5px),
      repeating-linear-gradient(135deg, var(--series-color) 0 1px, transparent 1px 5px);
  }
`;
