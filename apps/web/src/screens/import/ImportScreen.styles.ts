import { styled } from 'styled-components';

/** What is done one after the other. */
export const Steps = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--bureau-space-5);
  max-inline-size: 56rem;

  > :not(button) {
    inline-size: 100%;
  }
`;

/** What becomes of the file, and the focus while the pressed button is gone. */
export const Outcome = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--bureau-space-5);

  &:empty {
    display: none;
  }

  &:focus {
    outline: none;
  }

  > :not(button) {
    inline-size: 100%;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--bureau-space-2);
`;
