import {
  Header as AriaHeader,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { keepAttributes } from '../../../primitives/root/keepAttributes.ts';
import { Surface } from '../../Popover/Surface.ts';
import {
  focusStyles,
  hoveredStyles,
  itemStyles,
  listStyles,
  sectionStyles,
  sectionTitleStyles,
} from './menu.styles.ts';

export { Head } from './menu.styles.ts';

/** Floats below its button, at least as wide. */
export const Panel = styled(Surface)`
  --popover-min-size: var(--trigger-width);
`;

export const List = styled(AriaMenu)`
  ${listStyles}
` as typeof AriaMenu;

export const Item = styled(AriaMenuItem).attrs(keepAttributes('div'))`
  ${itemStyles}

  &:is([data-focused], [data-hovered], [data-open]) {
    ${hoveredStyles}
  }

  &[data-focus-visible] {
    ${focusStyles}
  }
`;

export const Section = styled(AriaMenuSection).attrs(keepAttributes('section'))`
  ${sectionStyles}
` as typeof AriaMenuSection;

export const SectionTitle = styled(AriaHeader)`
  ${sectionTitleStyles}
`;
