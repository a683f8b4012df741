import { clients, type Endpoint, holidays, items, projects, tasks, taxes, users } from '@bureau/contract';
import { eq } from '../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../access/password.ts';
import { users as people } from '../db/schema/index.ts';
import { createEmptyDir, deleteDir } from '../testing/folders.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

// A company that begins with nothing brings its spreadsheets, in the order in which they need each other.

const dataDir = createEmptyDir();
let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: null, dataDir, seed: 'empty' });
  const email = 'super@bureau.example';
  const passwordHash = await hashPassword('own-password');
  await server.db.update(people).set({ passwordHash }).where(eq(people.email, email));
  admin = await server.guest.signIn(email, 'own-password');
});
afterAll(async () => {
  await server.stop();
  deleteDir(dataDir);
});

interface Transferable {
  readonly import: Endpoint;
  readonly export: Endpoint;
}

/** Imports the lines that are right, and returns what is told. */
async function bring({ import: endpoint }: Pick<Transferable, 'import'>, lines: readonly string[]) {
  const body = new FormData();
  body.set('file', new File([lines.join('\n')], 'company.csv', { type: 'text/csv' }));
  const answer = await admin.fetch(`${endpoint.path}?skip_errors=1`, { method: 'POST', body });
  return (await answer.json()) as {
    readonly created: number;
    readonly errors: readonly { row: number; field: string }[];
  };
}

/** Returns the lines of an exported file with these columns, the heads first. */
async function take({ export: endpoint }: Transferable, columns: string, sort: string) {
  const file = await admin.fetch(`${endpoint.path}?format=csv&columns=${columns}&sort=${sort}`);
  return (await file.text()).replace('\uFEFF', '').trim().split('\r\n');
}

const whole = (created: number) => ({ created, errors: [] });

describe('a company that begins with nothing', () => {
  it('brings its people', async () => {
    const lines = [
      'Username,First name,Last name,Email,Role',
      'ada,Ada,Lovelace,ada@north.example,project manager',
      'grace,Grace,Hopper,grace@north.example,user',
      'nobody,No,Body,not an address,user',
      // as the code of another is
      'USR-0002,Ula,Sund,ula@north.example,user',
    ];
    expect(await bring(users, lines)).toMatchObject({ created: 3, errors: [{ row: 4, field: 'email' }] });
  });

  it('brings its clients and takes them away again as they were', async () => {
    const lines = [
      'Name,Contact person,Email,Currency,Other contacts',
      'Nordwind GmbH,Jette Lund,office@nordwind.example,EUR,"Accounting |  | bills@nordwind.example"',
      'Marsh & Sons,,,GBP,',
    ];
    expect(await bring(clients, lines)).toEqual(expect.objectContaining(whole(2)));
    expect(await take(clients, 'name,contact_name,email,currency,contacts', '-name')).toEqual(lines);
  });

  it('brings its taxes, and items that name them', async () => {
    expect(await bring(taxes, ['Name,Rate', 'VAT,20', 'City tax,2.5'])).toMatchObject(whole(2));
    const lines = [
      'Name,Unit,Currency,Price,Taxes',
      'Chair,piece,EUR,249,"City tax (2.5), VAT (20)"',
      'Desk,piece,EUR,1250.5,VAT (20)',
    ];
    const wrong = 'Lamp,piece,EUR,10,Luxury tax';
    expect(await bring(items, [...lines, wrong])).toMatchObject({
      created: 2,
      errors: [{ row: 4, field: 'taxes' }],
    });
    expect(await take(items, 'name,unit,currency,price,taxes', 'name')).toEqual(lines);
  });

  it('brings its holidays', async () => {
    const lines = ['Holiday,Date,Yearly', "New Year's Day,2026-01-01,Yes", 'Move,2026-05-04,No'];
    expect(await bring(holidays, lines)).toMatchObject(whole(2));
    expect(await take(holidays, 'name,start_date,is_yearly', 'start_date')).toEqual([
      'Name,First day,Every year',
      ...lines.slice(1),
    ]);
  });

  it('brings projects of its clients by name or code, and tasks of these, also with heads in German and people by address or username', async () => {
    const plans = [
      'Name,Client,Manager,Start,Due,Currency,Budget,Hourly rate,Description',
      'Harbour office,Nordwind GmbH,Ada Lovelace,2026-03-02,2026-06-30,EUR,12500,95.5,Desks for forty',
      'Website,Marsh & Sons,Ada Lovelace,,,GBP,,,',
    ];
    const wrong = 'Ghost,Nobody Ltd,,,,,,,';
    const byCode = plans.map((line) => line.replace('Marsh & Sons,Ada Lovelace', 'cli-0002,USR-0002'));
    expect(await bring(projects, [...byCode, wrong])).toMatchObject({
      created: 2,
      errors: [{ row: 4, field: 'client_name' }],
    });
    expect(
      await take(
        projects,
        'name,client_name,manager,start_date,due_date,currency,budget,hourly_rate,description',
        'name',
      ),
    ).toEqual(plans);
    const work = [
      'Titel,Projekt,Zuständige,Status,Priorität,Fällig',
      'Order desks,Harbour office,"Ada@north.example, GRACE",In Arbeit,Hoch,02.04.2026',
      'Draw the plan,Harbour office,,Offen,Niedrig,',
      'Write texts,Webseite,,Offen,Niedrig,',
    ];
    expect(await bring(tasks, work)).toMatchObject({
      created: 2,
      errors: [{ row: 4, field: 'project_name' }],
    });
    expect(await take(tasks, 'title,project_name,assignees,status,priority,due_date', '-title')).toEqual([
      'Title,Project,Assignees,Status,Priority,Due',
      'Order desks,Harbour office,"Ada Lovelace, Grace Hopper",In progress,High,2026-04-02',
      'Draw the plan,Harbour office,,Open,Low,',
    ]);
  });
});
