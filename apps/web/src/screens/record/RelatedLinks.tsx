import { canAccess, type DescribedName, routeOf } from '@bureau/contract';
import { ButtonLink, Stack } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useAccessUser } from '../../core/account/account.ts';
import type { TextKey } from '../../core/navigation/feature.ts';
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
  const links = names.flatMap((name) => {
    const { access, path, titleKey } = routeOf(name);
    const { [name]: said } = related;
    if (said === undefined || !canAccess(user, access)) return [];
    const texts: readonly [string, TextKey][] =
      typeof said === 'string' ? [[said, titleKey]] : Object.entries(said);
    return texts.map(([filter, text]) => ({ href: `/${path}?filter[${filter}]=${id}`, text }));
  });
  if (links.length === 0) return null;
  return (
    <Root aria-label={t('record.related')}>
      <Stack direction="row" gap={2} isWrapping>
        {links.map(({ href, text }) => (
          <ButtonLink key={href} href={href}>
            {t(text)}
          </ButtonLink>
        ))}
      </Stack>
    </Root>
  );
}
