import { styled } from 'styled-components';

export const Title = styled.span`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-3);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: var(--bureau-space-2);

  label {
    position: relative;
    display: grid;
    place-items: center;
    padding: var(--bureau-space-2);
    border: 2px solid transparent;
    border-radius: var(--bureau-radius-medium);
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: var(--bureau-color-accent);
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--bureau-color-focus);
    outline-offset: 1px;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  @media (forced-colors: active) {
    label:has(:checked) {
      border-color: Highlight;
    }
  }
`;
