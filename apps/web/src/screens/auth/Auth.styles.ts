import { styled } from 'styled-components';

export const Head = styled.header`
  margin-block-end: var(--bureau-space-6);
`;

export const CompanyLogo = styled.img`
  display: block;
  inline-size: 200px;
  max-inline-size: 100%;
  block-size: 96px;
  margin-block-end: var(--bureau-space-6);
  object-fit: contain;
  object-position: left;

  &:dir(rtl) {
    object-position: right;
  }
`;

export const ProductLogo = styled.div`
  display: flex;
  align-items: center;
  gap: var(--bureau-space-3);
  margin-block-end: var(--bureau-space-10);
  font-size: var(--bureau-font-size-16);
  font-weight: var(--bureau-font-weight-semibold);
  line-height: var(--bureau-line-height-tight);
  overflow-wrap: anywhere;
`;

export const Mark = styled.div`
  flex: none;
  inline-size: var(--bureau-space-8);
  block-size: var(--bureau-space-8);
  /* the mark begins where the texts below it do */
  margin-inline-start: calc(-1 * var(--bureau-space-half));
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

/** Leads to other pages, below the button of a form. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--bureau-space-2) var(--bureau-space-4);
`;
