import { Heading, Page, SubHeading } from './parts.styles.ts';
import { releases } from './pages.ts';
import { Prose } from './Prose.tsx';

/** Shows what each release brings, by the packages that it changes. */
export function Changes() {
  return (
    <Page className="sb-unstyled">
      {releases.map(({ version = 'Next release', changes }) => (
        <section key={version}>
          <Heading id={version}>{version}</Heading>
          {changes.map(({ packages, text }) => (
            <section key={text}>
              <SubHeading>{packages.join(', ')}</SubHeading>
              <Prose>{text}</Prose>
            </section>
          ))}
        </section>
      ))}
    </Page>
  );
}
