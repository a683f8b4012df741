import { css } from 'styled-components';

/**
 * Colours a control by `data-variant`, how much it stands out, and `data-tone`, what it means: `--ink`, `--line` and `--wash` are the text, the
 * line and the hovered background of one that is not solid.
 */
export const emphasis = css`
  --ink: var(--bureau-color-text);
  --line: var(--bureau-color-neutral-border);
  --wash: var(--bureau-color-surface-hover);
  --solid: var(--bureau-color-neutral-solid);
  --on-solid: var(--bureau-color-neutral-on-solid);

  border: var(--bureau-border-width) solid transparent;
  cursor: pointer;
  background-color: transparent;
  color: var(--ink);
  transition-duration: var(--bureau-duration-fast);
  transition-property: background-color, border-color, color;
  transition-timing-function: var(--bureau-easing-out);

  &[data-tone='accent'] {
    --ink: var(--bureau-color-accent-text);
    --line: var(--bureau-color-accent-border);
    --wash: var(--bureau-color-accent-background);
    --solid: var(--bureau-color-accent);
    --on-solid: var(--bureau-color-on-accent);
  }

  &[data-tone='danger'] {
    --ink: var(--bureau-color-danger-text);
    --line: var(--bureau-color-danger-border);
    --wash: var(--bureau-color-danger-background);
    --solid: var(--bureau-color-danger-solid);
    --on-solid: var(--bureau-color-danger-on-solid);
  }

  &[data-variant='outline'] {
    border-color: var(--line);
    background-color: var(--bureau-color-surface);
  }

  &:is(
    [data-hovered],
    [data-pressed],
    [aria-pressed='true'],
    :where(a:hover, [aria-haspopup][aria-expanded='true'])
  ) {
    background-color: var(--wash);
    color: var(--ink);
  }

  /* while what it has opened is there, a button counts as pressed, and only looks as if it were pointed at */
  &:is([data-pressed]:where(:not([aria-expanded='true'])), :where(a:active)) {
    background-color: color-mix(in srgb, var(--ink) 10%, var(--wash));
  }

  &[data-variant='solid'] {
    background-color: var(--solid);
    color: var(--on-solid);
  }

  &[data-variant='solid']:is([data-hovered], [data-pressed], :where(a:hover)) {
    background-image: linear-gradient(color-mix(in srgb, var(--bureau-color-scrim) 20%, transparent) 0 0);
  }

  &[data-variant='solid']:is([data-pressed]:where(:not([aria-expanded='true'])), :where(a:active)) {
    background-image: linear-gradient(color-mix(in srgb, var(--bureau-color-scrim) 40%, transparent) 0 0);
  }

  &:is([data-disabled], [aria-disabled='true']):not([data-waiting]) {
    border-color: var(--bureau-color-border);
    cursor: not-allowed;
    background-color: var(--bureau-color-surface-hover);
    background-image: none;
    color: var(--bureau-color-text-disabled);
  }

  &[data-variant='ghost']:is([data-disabled], [aria-disabled='true']):not([data-waiting]) {
    border-color: transparent;
    background-color: transparent;
  }

  &[data-waiting] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &[data-variant='solid'] {
      forced-color-adjust: none;
      background-color: ButtonText;
      color: ButtonFace;
    }

    &:is([aria-pressed='true'], [aria-current]) {
      forced-color-adjust: none;
      border-color: Highlight;
      background-color: Highlight;
      color: HighlightText;
    }

    &:is([data-disabled], [aria-disabled='true']):not([data-waiting]) {
      border-color: GrayText;
      background-color: ButtonFace;
      color: GrayText;
    }
  }
`;
