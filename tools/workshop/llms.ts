import type { ApiExport, ApiMember } from './api.types.ts';
import { type ComponentDocs, guideSections, type WorkshopDocs } from './docs.types.ts';

type Documented = Pick<WorkshopDocs, 'pages' | 'others'>;

/**
 * Returns what a coding assistant reads, by path: `llms.txt` says in a line what each component is for (https://llmstxt.org), and leads to a
 * file on it.
 */
export function writeLlms({ pages, others }: Documented): ReadonlyMap<string, string> {
  const groups = Map.groupBy(pages, ({ group }) => group);
  const sections = [...groups].map(
    ([group, own]) =>
      `## ${group.replace('/', ': ')}\n\n${own.map((page) => `- [${page.name}](llms/${page.name}.md): ${leadOf(page)}`).join('\n')}`,
  );
  const rest = [...Map.groupBy(others, ({ entry }) => entry)].map(
    ([entry, own]) => `## Also in ${entry}\n\n${own.map(writeExport).join('\n')}`,
  );
  const index = [
    '# Bureau',
    '> A design system for back-office software in React: accessible components, forms and tokens, in 16 languages, light and dark.',
    'Wrap the application in `BureauProvider`. Style with tokens alone (`var(--bureau-…)`), never with literal colours. Texts are props or come from the catalogues.',
    ...sections,
    ...rest,
  ].join('\n\n');
  return new Map([
    ['llms.txt', `${index}\n`],
    ...pages.map((page) => [`llms/${page.name}.md`, writePage(page)] as const),
  ]);
}

const leadOf = ({ guide, components }: ComponentDocs) => guide?.lead ?? components[0]?.doc ?? '';

function writePage(page: ComponentDocs): string {
  const { name, guide, components, functions, types } = page;
  const exported = [...components, ...functions];
  const names = exported.map((one) => one.name);
  return `${[
    `# ${name}`,
    leadOf(page),
    `\`\`\`ts\nimport { ${names.join(', ')} } from '${exported[0]?.entry ?? ''}';\n\`\`\``,
    ...(page.example === undefined ? [] : ['## Example', `\`\`\`tsx\n${page.example}\n\`\`\``]),
    ...guideSections.flatMap((title) =>
      title !== 'Example' && guide?.sections[title] ? [`## ${title}`, guide.sections[title]] : [],
    ),
    ...components.flatMap((one) => [`## Props of ${one.name}`, one.doc, writeMembers(one.members)]),
    ...(functions.length > 0 ? ['## Functions', functions.map(writeExport).join('\n')] : []),
    ...types.flatMap((one) =>
      one.members.length > 0
        ? [`## ${one.name}`, one.doc, writeMembers(one.members)]
        : [`## ${one.name}`, one.doc, `\`\`\`ts\n${one.declaration}\n\`\`\``],
    ),
  ].join('\n\n')}\n`;
}

function writeMembers(members: readonly ApiMember[]): string {
  return members
    .map(
      ({ name, type, isRequired, doc, default: given }) =>
        `- \`${name}${isRequired ? '' : '?'}: ${type}\`${given === undefined ? '' : ` = \`${given}\``} ${doc}`,
    )
    .join('\n');
}

function writeExport({ kind, declaration, doc, members }: ApiExport): string {
  const line = `- \`${declaration}\`: ${doc}`;
  return kind === 'component' ? `${line}\n${writeMembers(members).replaceAll(/^/gm, '  ')}` : line;
}
