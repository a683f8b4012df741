import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { AnnouncementReceipt } from './AnnouncementReceipt.tsx';
import { AnnouncementReceipts } from './AnnouncementReceipts.tsx';
import { screens } from './announcements.screens.ts';

/** Shows the announcement that the address names. */
export const AnnouncementPage = () => (
  <RecordScreen
    screens={screens}
    renderActions={(announcement) => <AnnouncementReceipt announcement={announcement} />}
    renderContent={(announcement) => <AnnouncementReceipts announcement={announcement} />}
  />
);
