import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { Link, type LinkProps } from './Link.tsx';

afterEach(cleanup);

const inHash = (href: string) => (href.startsWith('/') ? `#${href}` : href);

function show(props: Partial<LinkProps> = {}) {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <BureauProvider locale="en" navigate={navigate} useHref={inHash}>
      <Link href="/tasks" {...props}>
        All tasks
      </Link>
    </BureauProvider>,
  );
  return { link: screen.getByRole('link', { name: /All tasks/ }), navigate };
}

it('a link is followed by the router, and shows the address that the browser knows', () => {
  const { link, navigate } = show();
  expect(link.getAttribute('href')).toBe('#/tasks');
  // the browser does not follow it as well
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate.mock.calls).toEqual([['/tasks']]);
});

it.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with ⌘', {}, { metaKey: true }],
  ['with Shift', {}, { shiftKey: true }],
  ['with another button', {}, { button: 1 }],
  ['to a file', { download: 'tasks.csv' }, {}],
  ['to another tab', { isExternal: true }, {}],
  ['out of the application', { href: 'https://bureau.example' }, {}],
])('the browser itself follows a link %s', (_, props, init) => {
  const { link, navigate } = show(props);
  // jsdom says so where it would leave the page
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(fireEvent.click(link, init)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('a link that something else answers is not followed', () => {
  const { link, navigate } = show({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});
