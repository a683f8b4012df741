import { type RecordOf, projects, teams } from '@bureau/contract';
import { Link, PlainText, Section, Stack } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { useCan } from '../../core/account/account.ts';
import { List } from '../../screens/record/LinkedRecords.styles.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { TeamCapacity } from './TeamCapacity.tsx';
import { screens } from './teams.screens.ts';

type Team = RecordOf<typeof teams>;

/** How many projects of a team are listed. */
const maxProjects = 50;

/** Shows the team that the address names, with the projects of its people and how much they can take on. */
export function TeamPage() {
  return <RecordScreen screens={screens} renderContent={({ id }) => <TeamParts id={id} />} />;
}

function TeamParts({ id }: { readonly id: number }) {
  const canSeeProjects = useCan(projects.list.rule);
  // the page has asked for the team already
  const { data: team } = useQuery(teams.one, { params: { id } });
  if (!team) return null;
  return (
    <>
      <TeamCapacity key={team.version} team={team} />
      {canSeeProjects && team.members.length > 0 && <TeamProjects team={team} />}
    </>
  );
}

function TeamProjects({ team }: { readonly team: Team }) {
  const { t } = useTranslation();
  const memberIds = team.members.map((member) => member.user_id);
  const { data: page } = useQuery(projects.list, {
    query: { filter: { member_id: memberIds }, sort: ['name'], per_page: maxProjects },
  });
  if (!page) return null;
  return (
    <Section title={t('breadcrumbs.projects.title')}>
      <Stack gap={2}>
        {page.data.length === 0 ? (
          <PlainText isMuted>{t('teams.projects.none')}</PlainText>
        ) : (
          <List>
            {page.data.map(({ code, id, name }) => (
              <li key={id}>
                <Link href={`/projects/detail/${id}`}>{`${code} ${name}`}</Link>
              </li>
            ))}
          </List>
        )}
        {page.meta.total > page.data.length && (
          <Link href={`/projects?filter[member_id]=${memberIds.join(',')}`}>
            {t('teams.projects.all', { number: page.meta.total })}
          </Link>
        )}
      </Stack>
    </Section>
  );
}
