import { describe, expect, it } from 'vitest';
import english from '../../public/assets/i18n/en.json' with { type: 'json' };
import { features, findPublicPage, gatedFeatures } from './features.ts';

describe('finding a page by its address', () => {
  it.each(['/login', '/login/', '/login?from=mail'])('opens %s without a sign-in', (address) => {
    expect(findPublicPage(address)?.titleKey).toBe('breadcrumbs.login.title');
  });

  it.each(['/', '/tasks', '/tasks/detail/7', '/login/extra', '/loginx', 'login', ''])(
    'asks for a sign-in at %s',
    (address) => {
      expect(findPublicPage(address)).toBeUndefined();
    },
  );

  it('has a rule for every page behind the sign-in, and a title for every page', () => {
    for (const feature of gatedFeatures) expect(feature.access).not.toBe('public');
    const titles = features.flatMap((feature) => feature.pages.map((page) => page.titleKey));
    expect(titles.filter((key) => !(key in english))).toEqual([]);
  });
});
