import { Badge } from '@bureau/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Badge tone="success" label="Paid" />);
