import { type Endpoint, endpoints, system } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

interface Operation {
  readonly operationId: string;
  readonly 'x-rule': unknown;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

let server: TestServer;
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;

beforeAll(async () => {
  server = await startTestServer();
  ({ paths } = (await server.guest.call(system.openapi)) as { paths: typeof paths });
});
afterAll(() => server.stop());

const operationOf = ({ path, method }: Endpoint) => paths[path]?.[method.toLowerCase()];

describe('an engineer who reads the description of the API', () => {
  it.each(endpoints.map((endpoint) => ({ endpoint, id: endpoint.id })))(
    'finds $id with who may call it',
    ({ endpoint }) => {
      const operation = operationOf(endpoint);
      expect(operation).toMatchObject({ operationId: endpoint.id, 'x-rule': endpoint.rule });
      expect(operation?.security).toEqual(endpoint.rule === 'public' ? [] : undefined);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([
          String(endpoint.status),
          '422',
          '500',
          ...(endpoint.rule === 'public' ? [] : ['401']),
        ]),
      );
    },
  );

  it('finds nothing that the server does not answer', async () => {
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => [method, path]),
    );
    expect(described).toHaveLength(endpoints.length);
    for (const [method = '', path = ''] of described) {
      const response = await server.guest.fetch(path.replaceAll(/\{\w+\}/g, '1'), {
        method: method.toUpperCase(),
      });
      expect([method, path, response.status === 404 || response.status === 405]).toEqual([
        method,
        path,
        false,
      ]);
    }
  });
});
