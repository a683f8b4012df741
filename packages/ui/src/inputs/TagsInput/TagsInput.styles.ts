import { css, styled } from 'styled-components';
import { ComboInput } from '../options/ComboInput.tsx';
import { inputBoxStyles, touchTextStyles } from '../parts/inputBox.styles.ts';

export const Box = styled.div`
  ${inputBoxStyles}

  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-1);
  align-items: center;
  padding-block: calc(var(--bureau-space-1) - var(--bureau-border-width));
  cursor: text;

  &:has(li) {
    padding-inline-start: var(--bureau-space-1);
  }

  &[data-size='small'] {
    padding-block: calc(var(--bureau-space-half) - var(--bureau-border-width));
  }

  &:has(input:focus) {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: -1px;
  }

  > div {
    flex: 1;
    min-inline-size: 6rem;
  }
`;

export const List = styled.ul`
  display: contents;
`;

export const Tag = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: var(--bureau-size-target);
  padding-inline-start: var(--bureau-space-2);
  border-radius: var(--bureau-radius-small);
  overflow-wrap: anywhere;
  background-color: var(--bureau-color-surface-hover);
  color: var(--bureau-color-text);

  &:not(:has(button)) {
    padding-inline-end: var(--bureau-space-2);
  }

  @media (forced-colors: active) {
    outline: var(--bureau-border-width) solid;

    &:has(:focus-visible) {
      outline: 2px solid var(--bureau-color-focus);
    }

    [data-disabled] & {
      color: var(--bureau-color-text-disabled);
    }
  }
`;

export const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--bureau-size-target);
  block-size: var(--bureau-size-target);
  padding: 0;
  border: 0;
  border-radius: var(--bureau-radius-small);
  outline: none;
  cursor: pointer;
  background: none;
  color: var(--bureau-color-text-muted);

  &:hover {
    color: var(--bureau-color-text);
  }

  > svg {
    inline-size: 14px;
    block-size: 14px;
  }

  @media (pointer: coarse) {
    inline-size: var(--bureau-size-control);
    block-size: var(--bureau-size-control);
  }
`;

const entryStyles = css`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 6rem;
  min-block-size: var(--bureau-size-target);
  padding: 0;
  border: 0;
  outline: none;
  background: none;

  &::placeholder {
    color: var(--bureau-color-text-muted);
    opacity: 1;
  }

  ${touchTextStyles}
`;

export const Entry = styled.input`
  ${entryStyles}
`;

export const ComboEntry = styled(ComboInput)`
  ${entryStyles}
`;

/** States why a tag was not added. */
export const Problem = styled.div`
  font-size: var(--bureau-font-size-12);
  line-height: var(--bureau-line-height-normal);
  color: var(--bureau-color-danger-text);

  &:not(:empty) {
    margin-block-start: var(--bureau-space-1);
  }
`;
