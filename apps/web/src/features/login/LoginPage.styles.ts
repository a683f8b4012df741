import { styled } from 'styled-components';

export const Head = styled.header`
  margin-block-end: var(--bureau-space-6);
`;

export const Mark = styled.div`
  inline-size: var(--bureau-space-10);
  block-size: var(--bureau-space-10);
  margin-block-end: var(--bureau-space-5);
`;

export const CompanyLogo = styled.img`
  inline-size: auto;
  max-inline-size: 200px;
  block-size: auto;
  max-block-size: 96px;
  margin-block-end: var(--bureau-space-5);
`;

export const Title = styled.h1`
  font-size: var(--bureau-font-size-24);
  letter-spacing: -0.015em;
  outline: none;
`;

export const Subtitle = styled.p`
  margin-block-start: var(--bureau-space-1);
  overflow-wrap: anywhere;
  color: var(--bureau-color-text-muted);
`;

export const Demo = styled.section`
  padding-block-start: var(--bureau-space-5);
  border-block-start: var(--bureau-border-width) solid var(--bureau-color-border);
`;

export const DemoTitle = styled.h2`
  font-size: var(--bureau-font-size-13);
`;

export const DemoHelp = styled.p`
  margin-block: var(--bureau-space-half) var(--bureau-space-3);
  font-size: var(--bureau-font-size-13);
  color: var(--bureau-color-text-muted);
`;

export const DemoList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--bureau-space-2);
`;
