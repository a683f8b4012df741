import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';

const Badge = styled.span`
  color: green;
`;

createRoot(document.body).render(<Badge>Paid</Badge>);
