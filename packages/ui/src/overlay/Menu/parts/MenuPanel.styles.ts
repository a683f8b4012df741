import {
  Header as AriaHeader,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
} from 'react-aria-components';
import { styled } from 'styled-components';
import {
  appear,
  focusStyles,
  hoveredStyles,
  itemStyles,
  listStyles,
  sectionStyles,
  sectionTitleStyles,
  surfaceStyles,
} from './menu.styles.ts';

export { Head } from './menu.styles.ts';

export const Surface = styled(Popover)`
  ${surfaceStyles}

  &[data-placement='top'] {
    --menu-shift: 4px;
  }

  &[data-entering] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
  }

  &[data-exiting] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out) reverse forwards;
  }
`;

export const List = styled(AriaMenu)`
  ${listStyles}
` as typeof AriaMenu;

export const Item = styled(AriaMenuItem)`
  ${itemStyles}

  &:is([data-focused], [data-hovered], [data-open]) {
    ${hoveredStyles}
  }

  &[data-focus-visible] {
    ${focusStyles}
  }
`;

export const Section = styled(AriaMenuSection)`
  ${sectionStyles}
` as typeof AriaMenuSection;

export const SectionTitle = styled(AriaHeader)`
  ${sectionTitleStyles}
`;
