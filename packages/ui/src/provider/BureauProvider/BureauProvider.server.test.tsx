// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  BasicLayout,
  Breadcrumb,
  Button,
  Calendar,
  Header,
  IconButton,
  LoaderOverlay,
  PageHeader,
  Sidebar,
} from '../../index.ts';
import danish from '../../../locales/da.json' with { type: 'json' };
import vietnamese from '../../../locales/vi.json' with { type: 'json' };
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

it('the words that react-aria says are rendered there in the language of each page, as the browser will have them', () => {
  const calendarIn = (locale: string, messages: Readonly<Record<string, string>>) => (
    <BureauProvider locale={locale} messages={messages} navigate={() => undefined}>
      <Calendar aria-label="2026" defaultValue="2026-03-09" />
    </BureauProvider>
  );
  const html = renderToString(
    <>
      {calendarIn('vi', vietnamese)}
      {calendarIn('da', danish)}
      {calendarIn('en', {})}
    </>,
  );
  for (const [messages, word] of [
    [vietnamese, 'Tháng trước'],
    [danish, danish['ui.aria.calendar.previous']],
  ] as const) {
    expect(messages['ui.aria.calendar.previous']).toBe(word);
    expect(html).toContain(`aria-label="${word}"`);
  }
  expect(html).toContain('aria-label="Previous month"');
});
