import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BureauProvider, useNavigation } from '../../provider/index.ts';
import { Link, type LinkProps } from './Link.tsx';

afterEach(cleanup);

const inHash = (href: string) => `#${href}`;
const isRoute = (href: string) => /^\/(?!uploads\/)/.test(href);

function show(props: Partial<LinkProps> = {}) {
  const navigate = vi.fn<(href: string) => void>();
  render(
    <BureauProvider locale="en" navigate={navigate} useHref={inHash} isRoute={isRoute}>
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
  ['to a file', { href: '/uploads/plan.txt', download: 'plan.txt' }, {}],
  ['to what is no page', { href: '/uploads/plan.txt' }, {}],
  ['to another tab', { isExternal: true }, {}],
  ['out of the application', { href: 'https://bureau.example' }, {}],
])('the browser itself follows a link %s', (_, props, init) => {
  const { link, navigate } = show(props);
  // jsdom says so where it would leave the page
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(fireEvent.click(link, init)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['/uploads/plan.txt?expires=1', { download: 'plan.txt' }],
  ['/uploads/plan.txt', { isExternal: true }],
  ['/uploads/plan.txt', {}],
  ['/tasks', { download: 'tasks.html' }],
  ['https://bureau.example/tasks', {}],
])('the address %s is shown as it is to who opens it by %o', (href, props) => {
  expect(show({ href, ...props }).link.getAttribute('href')).toBe(href);
});

it('what is followed without a link stays in the application too, or leaves it', () => {
  const navigate = vi.fn<(href: string) => void>();
  const assign = vi.fn<(href: string) => void>();
  function Follow({ href }: { readonly href: string }) {
    const navigation = useNavigation();
    return <button onClick={() => navigation.navigate(href)}>{href}</button>;
  }
  vi.stubGlobal('location', { assign });
  render(
    <BureauProvider locale="en" navigate={navigate} useHref={inHash} isRoute={isRoute}>
      <Follow href="/tasks" />
      <Follow href="/uploads/plan.txt" />
    </BureauProvider>,
  );
  screen.getAllByRole('button').forEach((button) => fireEvent.click(button));
  vi.unstubAllGlobals();
  expect(navigate.mock.calls).toEqual([['/tasks']]);
  expect(assign.mock.calls).toEqual([['/uploads/plan.txt']]);
});

it('a link that something else answers is not followed', () => {
  const { link, navigate } = show({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});

it('a link whose text is a long address breaks at its signs', () => {
  render(<Link href="mailto:office@kestreldental.example">office@kestreldental.example</Link>);
  const link = screen.getByRole('link', { name: 'office@kestreldental.example' });
  expect(link.innerHTML).toBe('office@<wbr>kestreldental<wbr>.example');
});
