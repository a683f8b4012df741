import { imports, tasks } from '@bureau/contract';
import { expect, it } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { endProcess, startProcess } from '../testing/startProcess.ts';
import { deleteDir } from '../testing/folders.ts';
import { createDataDir, testTasks } from '../testing/template.ts';
import { TestClient } from '../testing/TestClient.ts';

async function signIn(address: string | null): Promise<TestClient> {
  return new TestClient(address ?? '', null).signIn('admin@bureau.example', demoPassword);
}

it('an import that is killed in its midst is gone at the next start, and may be sent again', async () => {
  const dataDir = await createDataDir();
  const headers = { 'Idempotency-Key': 'killed' };
  const content = `title\n${Array.from({ length: 20_000 }, (_, n) => `Killed ${n}`).join('\n')}`;
  try {
    const first = startProcess({ DATA_DIR: dataDir });
    const admin = await signIn(await first.address);
    const lost = admin.call(tasks.import, { file: { content }, headers }).catch(() => 'lost');
    for (let isWriting = false; !isWriting;) {
      const { body } = await admin.try(imports.one, { params: { key: 'killed' } });
      isWriting = 'phase' in body && body.phase === 'writing' && body.done > 0;
    }
    await endProcess(first);
    expect(await lost).toBe('lost');

    const second = startProcess({ DATA_DIR: dataDir });
    try {
      const again = await signIn(await second.address);
      expect((await again.call(tasks.list)).meta.total).toBe(testTasks);
      expect((await again.try(imports.one, { params: { key: 'killed' } })).status).toBe(404);
      const { created } = await again.call(tasks.import, { file: { content: 'title\nOnce more' }, headers });
      expect(created).toBe(1);
      expect((await again.call(tasks.list)).data[0]).toMatchObject({ code: `TSK-0${testTasks + 1}` });
    } finally {
      await endProcess(second);
    }
  } finally {
    deleteDir(dataDir);
  }
});
