import { Check } from 'lucide-react';
import { styled } from 'styled-components';

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  border: var(--bureau-border-width) solid var(--bureau-color-border-strong);
  border-radius: var(--bureau-radius-small);

  /* not by its colour, which forced colours would show */
  > svg {
    visibility: hidden;
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3;
  }

  [data-selected] & > svg {
    visibility: visible;
  }

  [data-selected] & {
    border-color: var(--bureau-color-accent);
    background-color: var(--bureau-color-accent);
    color: var(--bureau-color-on-accent);
  }

  [data-selected][data-fixed] & {
    border-color: var(--bureau-color-border);
    background-color: transparent;
    color: var(--bureau-color-text-disabled);
  }
`;

/** Shows by a ticked box that the choice around it is selected, which states it itself by `data-selected`. */
export function CheckMark() {
  return (
    <Box aria-hidden>
      <Check />
    </Box>
  );
}
