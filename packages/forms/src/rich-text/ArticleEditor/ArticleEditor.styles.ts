import { styled } from 'styled-components';

export const Form = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
  align-items: end;
  padding: var(--bureau-space-2) var(--bureau-space-3);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const Label = styled.label`
  display: grid;
  flex: 1 1 12rem;
  gap: var(--bureau-space-1);
  font-size: var(--bureau-font-size-13);

  &[data-narrow] {
    flex: 0 1 9rem;
  }
`;

export const Hint = styled.div`
  flex: 1 0 100%;
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text-muted);
`;

export const Uploads = styled.div`
  display: grid;
  gap: var(--bureau-space-2);
  padding: var(--bureau-space-2) var(--bureau-space-3);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const Progress = styled.progress`
  display: block;
  inline-size: 100%;
  accent-color: var(--bureau-color-accent);
`;
