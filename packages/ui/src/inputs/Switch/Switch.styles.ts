import { styled } from 'styled-components';
import { toggleStyles } from '../parts/toggle.styles.ts';

export const Track = styled.input.attrs({ role: 'switch' })`
  ${toggleStyles}

  --toggle-block-size: 18px;

  place-items: center start;
  inline-size: 32px;
  padding-inline: 2px;
  border-radius: var(--bureau-radius-full);

  &::before {
    visibility: visible;
    inline-size: 12px;
    block-size: 12px;
    border-radius: var(--bureau-radius-full);
    background-color: var(--bureau-color-border-strong);
    transition: translate var(--bureau-duration-fast) var(--bureau-easing-out);
  }

  &:checked::before {
    translate: 14px 0;
    background-color: currentColor;
  }

  &:checked:dir(rtl)::before {
    translate: -14px 0;
  }

  @media (forced-colors: active) {
    appearance: none;

    &::before {
      content: '';
      background-color: ButtonText;
      forced-color-adjust: none;
    }

    &:checked {
      background-color: Highlight;
      forced-color-adjust: none;
    }

    &:checked::before {
      background-color: HighlightText;
    }

    &:disabled::before,
    &:checked:disabled {
      background-color: GrayText;
    }

    &:checked:disabled::before {
      background-color: Canvas;
    }
  }
`;
