import { styled } from 'styled-components';

export const Picture = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-3);

  > img {
    max-inline-size: 12rem;
    max-block-size: 6rem;
    padding: var(--bureau-space-2);
    border: var(--bureau-border-width) solid var(--bureau-color-border);
    border-radius: var(--bureau-radius-medium);
    object-fit: contain;
  }
`;

/** The fields of one row, beside each other where there is room. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  align-items: end;
  gap: var(--bureau-space-3);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--bureau-space-2);
`;

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: var(--bureau-space-3);
  margin-block-end: var(--bureau-space-2);

  > div {
    display: grid;
    justify-items: start;
    gap: var(--bureau-space-2);
  }

  label {
    position: relative;
    display: block;
    inline-size: 100%;
    cursor: pointer;
  }

  input {
    position: absolute;
    inset: var(--bureau-space-2) auto auto var(--bureau-space-2);
    inline-size: var(--bureau-size-target);
    block-size: var(--bureau-size-target);
    accent-color: var(--bureau-color-accent);
  }

  img {
    inline-size: 100%;
    block-size: 6rem;
    border: var(--bureau-border-width) solid var(--bureau-color-border);
    border-radius: var(--bureau-radius-medium);
    object-fit: cover;
  }

  label:has(:checked) > img {
    outline: 2px solid var(--bureau-color-accent);
    outline-offset: 1px;
  }
`;

export const FieldSet = styled.fieldset`
  display: grid;
  gap: var(--bureau-space-2);
  min-inline-size: 0;
  padding-block-end: var(--bureau-space-4);
  border-block-end: var(--bureau-border-width) solid var(--bureau-color-border);

  > legend {
    margin-block-end: var(--bureau-space-2);
    font-weight: var(--bureau-font-weight-semibold);
  }

  > legend > span {
    font-weight: var(--bureau-font-weight-regular);
    font-variant-numeric: tabular-nums;
    color: var(--bureau-color-text-muted);
  }
`;
