import { Page, SubHeading } from './parts.styles.ts';
import { changes } from './pages.ts';
import { Prose } from './Prose.tsx';

/** Shows what the next release brings, by the packages that it changes. */
export function Changes() {
  return (
    <Page className="sb-unstyled">
      {changes.map(({ packages, text }) => (
        <section key={text}>
          <SubHeading>{packages.join(', ')}</SubHeading>
          <Prose>{text}</Prose>
        </section>
      ))}
    </Page>
  );
}
