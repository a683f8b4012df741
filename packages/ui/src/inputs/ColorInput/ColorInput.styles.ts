import { ColorArea, ColorSlider, ColorThumb, SliderTrack } from 'react-aria-components';
import { styled } from 'styled-components';

/** Shows a color, with a line around it that is seen on any other. */
export const Swatch = styled.span`
  display: block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-small);
  background: var(--swatch, none);
  forced-color-adjust: none;
`;

export const Content = styled.div`
  display: grid;
  gap: var(--bureau-space-3);
  justify-items: start;
  inline-size: 240px;
  max-inline-size: 100%;
`;

export const Area = styled(ColorArea)`
  inline-size: 100%;
  block-size: 160px;
  border-radius: var(--bureau-radius-medium);
  forced-color-adjust: none;
`;

export const Hue = styled(ColorSlider)`
  inline-size: 100%;
`;

export const Track = styled(SliderTrack)`
  inline-size: 100%;
  block-size: 24px;
  border-radius: var(--bureau-radius-medium);
  forced-color-adjust: none;
`;

/** Stands out from every color by two lines, one of the text and one of the surface. */
export const Thumb = styled(ColorThumb)`
  box-sizing: border-box;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid var(--bureau-color-surface);
  border-radius: 50%;
  outline: 1px solid var(--bureau-color-text);

  ${Track} > & {
    inset-block-start: 50%;
  }

  &[data-focus-visible] {
    outline: 3px solid var(--bureau-color-focus);
  }
`;

export const Suggested = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-1);
`;

export const Choice = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--bureau-size-control);
  block-size: var(--bureau-size-control);
  padding: 0;
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-medium);
  cursor: pointer;
  background: var(--swatch);
  forced-color-adjust: none;

  &:hover {
    border-color: var(--bureau-color-text);
  }

  &:focus-visible {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: 1px;
  }

  /* The mark stands on the surface, not on the color, where it might not be seen. */
  > svg {
    inline-size: 16px;
    block-size: 16px;
    border-radius: 50%;
    background: var(--bureau-color-surface);
    color: var(--bureau-color-text);
  }
`;
