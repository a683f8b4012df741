import { canAccess, type DescribedName, routeOf } from '@bureau/contract';
import { ButtonLink, Stack } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useAccessUser } from '../../core/account/account.ts';
import type { RelatedLists } from '../resource/ResourceScreens.ts';
import { Root } from './RelatedLinks.styles.ts';

interface RelatedLinksProps {
  readonly id: number;
  readonly related: RelatedLists;
}

/** Leads to the lists of what refers to a record, as far as somebody may open them; nothing where there are none. */
export function RelatedLinks({ id, related }: RelatedLinksProps) {
  const { t } = useTranslation();
  const user = useAccessUser();
  // what is named there are routes of resources
  const names = Object.keys(related) as DescribedName[];
  const routes = names.map((name) => routeOf(name)).filter(({ access }) => canAccess(user, access));
  if (routes.length === 0) return null;
  return (
    <Root aria-label={t('record.related')}>
      <Stack direction="row" gap={2} isWrapping>
        {routes.map(({ path, titleKey }) => (
          <ButtonLink key={path} href={`/${path}?filter[${related[path]}]=${id}`}>
            {t(titleKey)}
          </ButtonLink>
        ))}
      </Stack>
    </Root>
  );
}
