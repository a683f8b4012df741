import { settings } from '@bureau/contract';
import { applyTheme } from '@bureau/theme';
import { ThemePanel, type ThemeSettings } from '@bureau/ui/theming';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/ApiError.ts';
import { describeFailure } from '../../screens/describeFailure.ts';
import { useCan } from '../../core/account/account.ts';
import {
  companyAppearanceOf,
  type AppearanceSettings,
  appearanceOf,
  panelPicturesOf,
  type Appearance,
  themeOf,
} from '../../core/appearance/appearance.ts';
import { useSaveSettings } from '../../core/settings/useSaveSettings.ts';
import { useChangeAppearance } from '../../core/appearance/useAppearance.ts';

export interface OpenThemePanelProps {
  readonly company: AppearanceSettings;
  /** What the user sees now. */
  readonly appearance: Appearance;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** How long the colours may be tried out before they are kept, in milliseconds: a colour that is dragged changes many times a second. */
const pause = 400;

const isFrameChanged = (a: ThemeSettings, b: ThemeSettings) =>
  a.isMenuCollapsed !== b.isMenuCollapsed || a.sidebarWidth !== b.sidebarWidth;

/** Returns what the header or the palette has changed of the appearance, and not the panel, which shows that already. */
function changesElsewhere(
  before: ThemeSettings,
  now: ThemeSettings,
  shown: ThemeSettings,
): Partial<ThemeSettings> {
  const isElsewhere = (name: 'isMenuCollapsed' | 'layout') =>
    now[name] !== before[name] && shown[name] === before[name];
  return {
    ...(isElsewhere('isMenuCollapsed') && { isMenuCollapsed: now.isMenuCollapsed }),
    ...(isElsewhere('layout') && { layout: now.layout }),
  };
}

/**
 * Sets the appearance while it is seen. Whatever is chosen is kept as the user's own; who may, makes it everybody's (docs/product.md §6 and
 * docs/adr/0010-expiry-and-panel-permission-work.md).
 */
export function OpenThemePanel({ company, appearance, onOpenChange }: OpenThemePanelProps) {
  const saveSettings = useSaveSettings();
  const { t } = useTranslation();
  const [value, setValue] = useState(appearance.settings);
  const [opened, setOpened] = useState(appearance.settings);
  const [known, setKnown] = useState(appearance.settings);
  const save = useDelayedSave(appearance, value, setValue);
  if (known !== appearance.settings) {
    const changes = changesElsewhere(known, appearance.settings, value);
    setKnown(appearance.settings);
    setValue({ ...value, ...changes });
    setOpened({ ...opened, ...changes });
  }

  const change = (next: ThemeSettings) => {
    setValue(next);
    applyTheme(themeOf({ ...appearance, settings: next }));
    save(isFrameChanged(next, value) ? 0 : pause);
  };

  const saveForEveryone = async (wanted: ThemeSettings) => {
    if (wanted.layout === 'automatic') throw new Error(t('shell.look.automatic_is_own'));
    await saveSettings(companyAppearanceOf(wanted));
    setOpened(wanted);
    save(0);
  };

  return (
    <ThemePanel
      isOpen
      onOpenChange={onOpenChange}
      value={value}
      savedValue={opened}
      onChange={change}
      onReset={() => change(appearanceOf(company, undefined).settings)}
      onSaveForEveryone={saveForEveryone}
      canSaveForEveryone={useCan(settings.themeWriters)}
      formatError={(error) =>
        error instanceof ApiError || !(error instanceof Error) ? describeFailure(error, t) : error.message
      }
      {...panelPicturesOf(appearance.pictures, (number) => t('shell.look.picture', { number }))}
    />
  );
}

/** Returns the function that keeps what is shown as the user's own after a pause, and at the latest when the panel closes. */
function useDelayedSave(
  appearance: Appearance,
  shown: ThemeSettings,
  onRefused: (last: ThemeSettings) => void,
) {
  const changeAppearance = useChangeAppearance();
  const [unsaved, setUnsaved] = useState<{ readonly delay: number }>();

  const send = useEffectEvent(async () => {
    if (!unsaved) return;
    setUnsaved(undefined);
    if (!(await changeAppearance(shown))) onRefused(appearance.settings);
  });
  useEffect(() => {
    if (!unsaved) return undefined;
    const timer = setTimeout(() => void send(), unsaved.delay);
    return () => clearTimeout(timer);
  }, [unsaved]);
  useEffect(() => () => void send(), []);

  return (delay: number) => setUnsaved({ delay });
}
