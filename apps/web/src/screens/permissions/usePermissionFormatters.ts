import { menuPermissions } from '@bureau/contract';
import { comparePermissions } from '@bureau/ui/access';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { useTextOrLiteral } from '../../core/languages/useTextOrLiteral.ts';
import type { FieldFormatter } from '../fields/useFieldFormatters.ts';
import { describePermissions } from './permissionNodes.ts';

const noGroups: readonly never[] = [];

/** Reads permissions as the activity log has them. */
const namesIn = (text: string | null): ReadonlySet<string> => new Set(text ? text.split(', ') : []);

/** Returns the formatters of what a role or a department allows, of which the activity log tells what was granted and what was revoked. */
export function usePermissionFormatters(): { readonly permissions: FieldFormatter } {
  const { i18n, t } = useTranslation();
  const translate = useTextOrLiteral();
  const { data: groups = noGroups } = useQuery(menuPermissions.tree);
  const describe = (names: readonly string[]) => describePermissions(names, groups, translate, i18n.language);
  return {
    permissions: {
      label: t('permissions.title'),
      format: String,
      difference(before, after) {
        const { added, removed } = comparePermissions(namesIn(before), namesIn(after));
        return [
          ...(added.length > 0 ? [t('permissions.log.granted', { names: describe(added) })] : []),
          ...(removed.length > 0 ? [t('permissions.log.revoked', { names: describe(removed) })] : []),
        ].join(' · ');
      },
    },
  };
}
