import { styled } from 'styled-components';

export const Root = styled.fieldset`
  min-inline-size: 0;

  & + & {
    margin-block-start: var(--bureau-space-1);
    padding-block-start: var(--bureau-space-6);
    border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
  }
`;

export const Title = styled.legend`
  float: inline-start;
  inline-size: 100%;
  padding: 0;
  font-size: var(--bureau-font-size-16);
  font-weight: var(--bureau-font-weight-semibold);
  line-height: var(--bureau-line-height-tight);
`;

export const Description = styled.p`
  clear: both;
  padding-block-start: var(--bureau-space-1);
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text-muted);
`;

export const Fields = styled.div`
  clear: both;
  display: flex;
  flex-direction: column;
  gap: var(--bureau-space-5);
  padding-block-start: var(--bureau-space-4);
`;
