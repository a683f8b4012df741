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

export const Surface = styled.div`
  position: fixed;
  inset: auto;
  z-index: 1;
  inline-size: max-content;
  margin: 0;
  padding: 0;
  border: 0;
  font: inherit;
  ${surfaceLook}
  animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
`;

export const List = styled.div`
  ${listLook}
`;

/** Is the look of an entry, which is a button or a link. */
export const Entry = styled.button`
  ${itemLook}
  inline-size: 100%;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;

  &:is(:focus, :hover) {
    ${hoveredLook}
  }

  &:focus-visible {
    ${focusLook}
  }
`;

export const Section = styled.div`
  ${sectionLook}
`;

export const SectionTitle = styled.div`
  ${sectionTitleLook}
`;
