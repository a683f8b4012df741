// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  BasicLayout,
  Breadcrumb,
  Button,
  Header,
  IconButton,
  LoaderOverlay,
  PageHeader,
  Sidebar,
} from '../../index.ts';
import { BureauProvider } from './BureauProvider.tsx';

it('a page is rendered where there is no browser', () => {
  const html = renderToString(
    <BureauProvider locale="de" navigate={() => undefined} theme={{ scheme: 'auto' }}>
      <BasicLayout
        sidebar={
          <Sidebar
            brand={{ name: 'Northwind', href: '/' }}
            currentPath="/tasks"
            items={[{ label: 'Aufgaben', href: '/tasks' }]}
          />
        }
        header={<Header start={<Breadcrumb items={[{ label: 'Aufgaben' }]} />} />}
      >
        <PageHeader title="Aufgaben" count={10_000} actions={<Button>Anlegen</Button>} />
        <IconButton label="Suchen" icon={<svg />} />
        <LoaderOverlay isActive />
      </BasicLayout>
    </BureauProvider>,
  );
  expect(html).toContain('10.000');
  expect(html).toMatch(/aria-current="page"[^>]*>.*Aufgaben/);
});
