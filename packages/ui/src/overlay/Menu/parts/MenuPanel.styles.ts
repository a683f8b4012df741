import {
  Header as AriaHeader,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Popover,
} from 'react-aria-components';
import { styled, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; translate: 0 var(--menu-shift, -4px); }
`;

export const Surface = styled(Popover)`
  display: flex;
  flex-direction: column;
  min-inline-size: max(180px, var(--trigger-width));
  max-inline-size: min(360px, calc(100vw - var(--bureau-space-4)));
  border-radius: var(--bureau-radius-large);
  overflow: hidden;
  outline: none;
  background-color: var(--bureau-color-surface-raised);
  color: var(--bureau-color-text);
  box-shadow: var(--bureau-shadow-floating);

  &[data-placement='top'] {
    --menu-shift: 4px;
  }

  &[data-entering] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out);
  }

  &[data-exiting] {
    animation: ${appear} var(--bureau-duration-fast) var(--bureau-easing-out) reverse forwards;
  }

  @media (forced-colors: active) {
    border: var(--bureau-border-width) solid CanvasText;
  }
`;

export const Head = styled.div`
  padding: var(--bureau-space-3);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const List = styled(AriaMenu)`
  padding: var(--bureau-space-1);
  overflow-y: auto;
  scrollbar-width: thin;
  outline: none;
` as typeof AriaMenu;

export const Item = styled(AriaMenuItem)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  min-block-size: var(--bureau-size-control);
  padding: var(--bureau-space-1) var(--bureau-space-2);
  border-radius: var(--bureau-radius-medium);
  text-decoration: none;
  outline: none;
  cursor: pointer;
  user-select: none;
  color: var(--bureau-color-text);

  &:is([data-focused], [data-hovered], [data-open]) {
    background-color: var(--bureau-color-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -2px;
  }

  &[data-tone='danger'] {
    color: var(--bureau-color-danger-text);
  }

  &[data-disabled] {
    cursor: not-allowed;
    color: var(--bureau-color-text-disabled);
  }
`;

export const ItemIcon = styled.span`
  margin-inline-end: var(--bureau-space-2);
  color: var(--bureau-color-text-muted);

  [data-tone='danger'] > &,
  [data-disabled] > & {
    color: inherit;
  }

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
  }
`;

export const ItemText = styled.span`
  grid-column: 2;
  min-inline-size: 0;
  line-height: var(--bureau-line-height-tight);
  overflow-wrap: anywhere;
`;

export const ItemDescription = styled.span`
  display: block;
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);
`;

export const ItemEnd = styled.span`
  grid-column: 3;
  display: inline-flex;
  align-items: center;
  gap: var(--bureau-space-2);
  margin-inline-start: var(--bureau-space-4);
  font-size: var(--bureau-font-size-12);
  color: var(--bureau-color-text-muted);

  > svg {
    inline-size: var(--bureau-size-icon-small);
    block-size: var(--bureau-size-icon-small);
    color: var(--bureau-color-accent-text);
  }
`;

export const Section = styled(AriaMenuSection)`
  & + &,
  [role='menuitem'] + &,
  & + [role='menuitem'] {
    margin-block-start: var(--bureau-space-1);
    padding-block-start: var(--bureau-space-1);
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }
` as typeof AriaMenuSection;

export const SectionTitle = styled(AriaHeader)`
  padding: var(--bureau-space-1) var(--bureau-space-2);
  font-size: var(--bureau-font-size-12);
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-text-muted);
`;
