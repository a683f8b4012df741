import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from './expect.ts';
import type { Server } from './server.ts';

/** Waits for a mail to an address that came after those already read, and gives the path of the link in it. */
export async function readMailedLink(server: Server, address: string, kind: string): Promise<string> {
  const folder = join(server.dataDir, 'mail');
  let link: string | undefined;
  await expect
    .poll(() => {
      const mails = readdirSync(folder, { withFileTypes: true })
        .filter((file) => file.name.endsWith('.eml'))
        .map((file) => file.name)
        .sort()
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .filter((mail) => mail.includes(`<${address}>`))
        // a line that ends with the sign goes on in the next
        .map((mail) => mail.replaceAll(/=\r?\n/g, ''));
      link = mails
        .map((mail) => new RegExp(`/#/${kind}/\\S+`).exec(mail)?.[0])
        .filter((found) => found !== undefined)
        .at(-1);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}
