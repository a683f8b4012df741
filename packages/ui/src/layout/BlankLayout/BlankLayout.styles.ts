import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;
  background-color: var(--bureau-color-surface);

  @media (width >= 992px) {
    grid-template-columns: minmax(480px, 2fr) 3fr;
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  inline-size: min(400px, 100%);
  margin-inline: auto;
  padding: var(--bureau-space-8) var(--bureau-size-gutter);
  outline: none;
`;

export const Picture = styled.div`
  display: none;
  background-image: linear-gradient(
    160deg,
    var(--bureau-color-picture-start),
    var(--bureau-color-picture-end)
  );

  @media (width >= 992px) {
    position: sticky;
    inset-block-start: 0;
    display: block;
    block-size: 100dvh;
  }
`;

export const Image = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
