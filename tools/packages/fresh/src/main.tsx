import '@bureau/theme/fonts';
import { BureauProvider, Button, Link, loadUiMessages } from '@bureau/ui';
import { formatDuration } from '@bureau/values';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
const messages = await loadUiMessages('de');
if (root)
  createRoot(root).render(
    <BureauProvider locale="de" messages={messages} navigate={() => undefined}>
      <main>
        <Button variant="solid" tone="accent">
          {formatDuration(90)}
        </Button>
        <Link href="https://bureau.example" isExternal>
          Bureau
        </Link>
      </main>
    </BureauProvider>,
  );
