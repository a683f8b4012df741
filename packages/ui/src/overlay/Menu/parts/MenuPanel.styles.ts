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
  focusLook,
  hoveredLook,
  itemLook,
  listLook,
  sectionLook,
  sectionTitleLook,
  surfaceLook,
} from './menuLook.styles.ts';

export { Head } from './menuLook.styles.ts';

export const Surface = styled(Popover)`
  ${surfaceLook}

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
  ${listLook}
` as typeof AriaMenu;

export const Item = styled(AriaMenuItem)`
  ${itemLook}

  &:is([data-focused], [data-hovered], [data-open]) {
    ${hoveredLook}
  }

  &[data-focus-visible] {
    ${focusLook}
  }
`;

export const Section = styled(AriaMenuSection)`
  ${sectionLook}
` as typeof AriaMenuSection;

export const SectionTitle = styled(AriaHeader)`
  ${sectionTitleLook}
`;
