import { Source } from '@storybook/addon-docs/blocks';

import type { ApiExport } from '../../tools/workshop/api.types.ts';
import type { ComponentDocs } from '../../tools/workshop/docs.types.ts';
import { Heading, SubHeading, TypeName } from './parts.styles.ts';
import { Prose } from './Prose.tsx';
import { PropsTable } from './PropsTable.tsx';

const isForRoot = (name: string) => /^(?:id|className|style|ref)$/.test(name);

function Component({ export: { name, doc, members }, isAlone }: { export: ApiExport; isAlone: boolean }) {
  const own = members.filter((member) => !member.isInherited);
  const inherited = members.filter((member) => member.isInherited);
  const sorted = own.toSorted((one, other) => Number(isForRoot(one.name)) - Number(isForRoot(other.name)));
  return (
    <section>
      {!isAlone && <SubHeading id={`props-${name}`}>{name}</SubHeading>}
      {!isAlone && <Prose>{doc}</Prose>}
      {sorted.length > 0 ? (
        <PropsTable label={`Props of ${name}`} members={sorted} />
      ) : (
        <p>It takes no props.</p>
      )}
      {inherited.length > 0 && (
        <details>
          <summary>{inherited.length} more come from React Aria</summary>
          <PropsTable label={`Props of ${name} from React Aria`} members={inherited} />
        </details>
      )}
    </section>
  );
}

/** Shows the props of a component and of what belongs to it, and the types that they name. */
export function Reference({ page: { components, functions, types } }: { page: ComponentDocs }) {
  return (
    <>
      <Heading id="props">Props</Heading>
      {components.map((component) => (
        <Component key={component.name} export={component} isAlone={components.length === 1} />
      ))}
      {functions.length > 0 && <SubHeading id="functions">Functions</SubHeading>}
      {functions.map(({ name, declaration, doc }) => (
        <section key={name}>
          <Source dark language="typescript" code={declaration} />
          <Prose>{doc}</Prose>
        </section>
      ))}
      {types.length > 0 && <SubHeading id="types">Types</SubHeading>}
      {types.map(({ name, doc, declaration, members }) => (
        <section key={name} id={`type-${name}`}>
          <TypeName>{name}</TypeName>
          <Prose>{doc}</Prose>
          {members.length > 0 ? (
            <PropsTable label={`Fields of ${name}`} members={members} />
          ) : (
            <Source dark language="typescript" code={declaration} />
          )}
        </section>
      ))}
    </>
  );
}
