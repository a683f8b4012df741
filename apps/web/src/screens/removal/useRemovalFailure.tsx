import { findRoute } from '@bureau/contract';
import { FormError } from '@bureau/forms';
import { Link } from '@bureau/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError.ts';
import { describeFailure } from '../describeFailure.ts';

/**
 * Returns the function that says why records were not deleted, and leads to what refers to them.
 *
 * @param onLeave runs when somebody goes there.
 */
export function useRemovalFailure(onLeave: () => void): (error: unknown) => ReactNode {
  const { t, i18n } = useTranslation();

  return (error) => {
    // what was asked for many records at once is told by the form
    const failed = error instanceof FormError ? error.cause : error;
    const blockers = failed instanceof ApiError ? failed.blockers : [];
    const links = blockers.flatMap(({ count, route }) => {
      const page = findRoute(route);
      if (!page) return [];
      return (
        <li key={route}>
          <Link href={route} onClick={onLeave}>
            {t(page.titleKey)} ({count.toLocaleString(i18n.language)})
          </Link>
        </li>
      );
    });
    return (
      <>
        {describeFailure(error, t)}
        {links.length > 0 && <ul>{links}</ul>}
      </>
    );
  };
}
