import { Breadcrumb, Header, HeaderExtra } from '@bureau/ui';
import { RunningTimer } from '../../features/tasks/service.ts';
import { FullscreenButton } from './FullscreenButton.tsx';
import { HeaderLinks } from './HeaderLinks.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { AppNotifications } from '../notifications/AppNotifications.tsx';
import { PaletteControl } from '../palette/PaletteControl.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ThemePanelToggle } from '../theme/ThemePanelToggle.tsx';
import { useBreadcrumb } from './useBreadcrumb.ts';

// Neither renders again with the page.
const tools = (
  <>
    <PaletteControl />
    <RunningTimer />
    <HeaderExtra>
      <FullscreenButton />
      <HeaderLinks />
    </HeaderExtra>
    <AppNotifications />
    <LanguageMenu />
    <HeaderExtra>
      <ThemePanelToggle />
    </HeaderExtra>
    <ProfileMenu />
  </>
);

const way = <BreadcrumbTrail />;

/** Shows the way to the page and what is always at hand (docs/product.md §2). */
export function AppHeader() {
  return <Header start={way} end={tools} />;
}

function BreadcrumbTrail() {
  return <Breadcrumb items={useBreadcrumb()} />;
}
