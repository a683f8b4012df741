import styled from 'styled-components';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-5);
  inline-size: 100%;
  max-inline-size: var(--bureau-size-form);
`;

export const Alert = styled.div`
  display: flex;
  gap: var(--bureau-space-2);
  align-items: flex-start;
  padding: var(--bureau-space-3) var(--bureau-space-4);
  border: var(--bureau-border-width) solid var(--bureau-color-danger-border);
  border-radius: var(--bureau-radius-medium);
  font-size: var(--bureau-font-size-14);
  line-height: var(--bureau-line-height-normal);
  overflow-wrap: anywhere;
  color: var(--bureau-color-danger-text);
  background: var(--bureau-color-danger-background);

  & > svg {
    flex: none;
    inline-size: var(--bureau-size-icon);
    block-size: var(--bureau-size-icon);
  }

  ul {
    padding-inline-start: var(--bureau-space-4);
    list-style: disc;
  }
`;
