import { styled } from 'styled-components';
import { appear, surfaceStyles } from '../../Popover/surface.styles.ts';
import {
  focusStyles,
  hoveredStyles,
  itemStyles,
  listStyles,
  sectionStyles,
  sectionTitleStyles,
} from './menu.styles.ts';

export const Surface = styled.div`
  position: fixed;
  inset: auto;
  z-index: 1;
  inline-size: max-content;
  margin: 0;
  padding: 0;
  border: 0;
  font: inherit;
  --popover-min-size: var(--trigger-width);
  ${surfaceStyles}
  animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
`;

export const List = styled.div`
  ${listStyles}
`;

/** Styles an entry, which is a button or a link. */
export const Entry = styled.button`
  ${itemStyles}
  inline-size: 100%;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;

  &:is(:focus, :hover) {
    ${hoveredStyles}
  }

  &:focus-visible {
    ${focusStyles}
  }
`;

export const Section = styled.div`
  ${sectionStyles}
`;

export const SectionTitle = styled.div`
  ${sectionTitleStyles}
`;
