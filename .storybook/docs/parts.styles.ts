import { styled } from 'styled-components';

export const Page = styled.div`
  min-inline-size: 0;
  font-family: var(--bureau-font-family);
  font-size: var(--bureau-font-size-14);
  line-height: var(--bureau-line-height-normal);
  color: var(--bureau-color-text);
`;

export const Title = styled.h1`
  margin: 0 0 var(--bureau-space-3);
  font-size: var(--bureau-font-size-32);
  font-weight: var(--bureau-font-weight-semibold);
  line-height: var(--bureau-line-height-tight);
`;

export const Lead = styled.div`
  margin-block-end: var(--bureau-space-6);

  && p {
    font-size: var(--bureau-font-size-16);
    color: var(--bureau-color-text-muted);
  }
`;

export const Status = styled.p`
  margin: 0 0 var(--bureau-space-3);
  font-weight: var(--bureau-font-weight-medium);
  color: var(--bureau-color-warning-text);

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Heading = styled.h2`
  margin-block: var(--bureau-space-12) var(--bureau-space-4);
  font-size: var(--bureau-font-size-24);
  font-weight: var(--bureau-font-weight-semibold);
  line-height: var(--bureau-line-height-tight);
`;

export const TypeName = styled.h4`
  margin-block: var(--bureau-space-6) var(--bureau-space-1);
  font-size: var(--bureau-font-size-14);
  font-weight: var(--bureau-font-weight-semibold);
`;

export const SubHeading = styled.h3`
  margin-block: var(--bureau-space-8) var(--bureau-space-3);
  font-size: var(--bureau-font-size-16);
  font-weight: var(--bureau-font-weight-semibold);
`;
