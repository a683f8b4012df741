import type { JsonSchema, OpenApiDocument } from '@bureau/contract';
import { html, raw } from 'hono/html';
import { namedValue, schemaView, typeOf, type View } from './schemaView.ts';
import { styleElement } from './style.ts';

type Operation = OpenApiDocument['paths'][string][string];

/** Describes a request with where it is. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Describes what of the document is shown: all of it in short, what words are found in, or one group in full. */
export interface DocsQuery {
  readonly q?: string | undefined;
  readonly group?: string | undefined;
}

const home = '/api/docs';

const callsOf = ({ paths }: OpenApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const groupOf = ({ operation }: Call) => operation.tags[0] ?? '';

/** Writes the name of a group as words: `savedViews` is `saved views`. */
const wordsOf = (group: string) => group.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function permissionOf({ 'x-rule': rule }: Operation): string {
  if (rule === 'public') return 'Anybody may call it, without a token.';
  if (rule === 'signedIn') return 'Everybody who is signed in may call it.';
  if (rule === 'adminOnly') return 'Administrators may call it.';
  return `Whoever has the permission ${[rule].flat().join(' or ')} may call it.`;
}

const ruleOf = (operation: Operation) =>
  [
    permissionOf(operation),
    operation['x-protected'] &&
      `Only a super administrator changes ${operation['x-protected'].join(', ')}, and gives the own password as current_password.`,
  ]
    .filter(Boolean)
    .join(' ');

const contentOf = (holder: JsonSchema | undefined) =>
  Object.entries((holder?.['content'] ?? {}) as Readonly<Record<string, { readonly schema: JsonSchema }>>);

function parametersView({ parameters = [] }: Operation): View | '' {
  if (parameters.length === 0) return '';
  const views = parameters.map((parameter) => {
    const { name, in: where, description } = parameter;
    const schema = {
      ...(parameter['schema'] as JsonSchema),
      ...(description !== undefined && { description }),
    };
    return namedValue(String(name), schema, parameter['required'] === true, `in ${String(where)}`);
  });
  return html`<h4>Parameters</h4>
    <ul>
      ${views}
    </ul>`;
}

const bodyView = ({ requestBody }: Operation): View | '' =>
  requestBody === undefined
    ? ''
    : html`<h4>Body</h4>
        ${contentOf(requestBody).map(
          ([type, { schema }]) =>
            html`<p><code>${type}</code></p>
              ${schemaView(schema)}`,
        )}`;

function answerView([status, answer]: [string, JsonSchema]): View {
  const contents = contentOf(answer);
  const isError = Number(status) >= 400;
  const bodies = isError
    ? html`<span class="muted">${contents.map(([, { schema }]) => typeOf(schema)).join(', ')}</span>`
    : contents.map(
        ([type, { schema }]) =>
          html`<p><code>${type}</code></p>
            ${schemaView(schema)}`,
      );
  return html`<li><strong>${status}</strong> ${String(answer['description'])} ${bodies}</li>`;
}

function callView({ method, path, operation }: Call): View {
  return html`<section id="${operation.operationId}">
    <h3><span class="method">${method}</span> <code>${path}</code></h3>
    <p>${operation.summary}</p>
    <p class="muted">${ruleOf(operation)}</p>
    ${parametersView(operation)} ${bodyView(operation)}
    <h4>Answers</h4>
    <ul>
      ${Object.entries(operation.responses).map(answerView)}
    </ul>
  </section>`;
}

function groupView(group: string, calls: readonly Call[]): View {
  const items = calls.map(({ method, path, operation }) => {
    const address = `${home}?group=${encodeURIComponent(group)}#${operation.operationId}`;
    return html`<li>
      <span class="method">${method}</span> <a href="${address}"><code>${path}</code></a>
      <p>${operation.summary} <span class="muted">${ruleOf(operation)}</span></p>
    </li>`;
  });
  return html`<h2 id="${group}">${wordsOf(group)}</h2>
    <nav aria-labelledby="${group}">
      <ul>
        ${items}
      </ul>
    </nav>`;
}

const isFound = ({ method, path, operation }: Call, words: readonly string[]) => {
  const { operationId, summary, parameters = [], requestBody } = operation;
  const names = parameters.map(({ name }) => name).join(' ');
  const text = [method, path, operationId, summary, ruleOf(operation), names, JSON.stringify(requestBody)]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
};

function listView(calls: readonly Call[], q: string): View {
  const found = calls.filter((call) => isFound(call, q.toLowerCase().split(/\s+/)));
  const groups = [...Map.groupBy(found, groupOf)];
  return html`<p role="status">${found.length} calls${q && ` with “${q}”`}</p>
    ${groups.map(([group, members]) => groupView(group, members))}`;
}

function wholeGroupView(calls: readonly Call[], group: string): View {
  const members = calls.filter((call) => groupOf(call) === group);
  const text = members.length > 0 ? '' : html`<p>There is no group of this name.</p>`;
  return html`<p><a href="${home}">All calls</a></p>
    <h2>${wordsOf(group)}</h2>
    ${text} ${members.map(callView)}`;
}

/** Draws the description of the API as a page without scripts: all requests in short, those with words, or a group in full. */
export async function docsPage(document: OpenApiDocument, { q = '', group }: DocsQuery): Promise<string> {
  const calls = callsOf(document);
  const { title, version } = document.info;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${group === undefined ? '' : `${wordsOf(group)} · `}API of ${title}</title>
        ${raw(styleElement)}
      </head>
      <body>
        <header>
          <h1>API of ${title} <span class="muted">${version}</span></h1>
          <p>
            The token of <code>POST /api/login</code> goes into the header
            <code>Authorization: bearer …</code>. <a href="/api/openapi.json">openapi.json</a> is the same
            description for programs, in OpenAPI 3.1.
          </p>
          <form role="search" action="${home}">
            <label
              >Words in the path, the summary, the rule or the fields<input
                type="search"
                name="q"
                value="${q}"
            /></label>
            <button>Search</button>
          </form>
        </header>
        <main>${group === undefined ? listView(calls, q) : wholeGroupView(calls, group)}</main>
      </body>
    </html>`;
  return String(await page);
}
