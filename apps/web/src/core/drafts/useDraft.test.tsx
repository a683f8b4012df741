import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ApiProvider } from '../../api/ApiProvider.tsx';
import { createTestApp } from '../../testing/createTestApp.ts';
import { ServicesContext } from '../services/ServicesContext.ts';
import { useHasDrafts } from './useDraft.ts';

afterEach(cleanup);

it('knows of a single text that was typed into a record and not saved, by whom, and of no other record', () => {
  const { services } = createTestApp();
  services.drafts.write(3, 'tasks/7/title', 'Order tiles');
  const hasDrafts = (userId: number, name: string) => {
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <ServicesContext value={services}>
        <ApiProvider client={services.client} userId={userId}>
          {children}
        </ApiProvider>
      </ServicesContext>
    );
    return renderHook(() => useHasDrafts([name, 'comments/7/']), { wrapper }).result.current;
  };
  expect(hasDrafts(3, 'tasks/7/')).toBe(true);
  expect(hasDrafts(3, 'tasks/70/')).toBe(false);
  expect(hasDrafts(4, 'tasks/7/')).toBe(false);
});
