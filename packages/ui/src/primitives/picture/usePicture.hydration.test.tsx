import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, it } from 'vitest';
import { BlankLayout } from '../../layout/BlankLayout/index.ts';
import { Avatar } from '../Avatar/index.ts';

afterEach(() => document.body.replaceChildren());

const src = '/uploads/user/gone.png';

it.each<{ readonly name: string; readonly page: ReactNode }>([
  { name: 'an avatar', page: <Avatar name="Marta Lindqvist" src={src} /> },
  { name: 'a background', page: <BlankLayout backgroundImage={src}>Sign in</BlankLayout> },
])('gives way to what stands in for $name where a server’s page could not show it', async ({ page }) => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  const image = root.querySelector('img');
  // It has failed already; a browser asks again for an address that it is given again.
  Object.defineProperties(image, {
    complete: { value: true },
    setAttribute: { value: () => image?.dispatchEvent(new Event('error')) },
  });
  await act(async () => void hydrateRoot(root, page));
  expect(root.querySelector('img')).toBeNull();
});
