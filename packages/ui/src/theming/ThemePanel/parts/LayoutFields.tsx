import { backdropColors, backdropPicture, sidebarColors, sidebarGradients } from '@bureau/theme';
import { keysOf } from '@bureau/values';
import { Switch } from '../../../inputs/Switch/index.ts';
import type { PanelPicture, ThemePanelProps, ThemeSettings } from '../ThemePanel.types.ts';
import { CustomColorFields } from './CustomColorFields.tsx';
import { SwatchField, type VisibleOption } from './fields.tsx';
import { useThemingMessages } from '../useThemingMessages.ts';

interface LayoutFieldsProps extends Pick<ThemePanelProps, 'value' | 'sidebarPictures' | 'backdropPictures'> {
  readonly set: (change: Partial<ThemeSettings>) => void;
}

const colorNames = keysOf(sidebarColors);
const own = 'own';

const showPicture = ({ id, label, src }: PanelPicture): VisibleOption<string> => ({
  id,
  label,
  background: `url(${JSON.stringify(src)}) center / cover`,
});

const gradientOf = (stops: readonly string[]) => `linear-gradient(in oklch, ${stops.join(', ')})`;

/** Offers what the chosen layout can be coloured with. */
export function LayoutFields({ value, set, sidebarPictures, backdropPictures }: LayoutFieldsProps) {
  const t = useThemingMessages();

  if (value.layout === 'custom-colors') return <CustomColorFields value={value} set={set} />;
  if (value.layout === 'dark') return null;

  if (value.layout === 'transparent')
    return (
      <>
        <SwatchField
          label={t('ui.themePanel.backdropColor')}
          value={value.backdropPicture === null ? value.backdropColor : undefined}
          options={keysOf(backdropColors).map((name) => ({
            id: name,
            label: t(`ui.themePanel.backdrop.${name}`),
            background: backdropPicture({ color: name }),
          }))}
          onChange={(backdropColor) => set({ backdropColor, backdropPicture: null })}
        />
        <SwatchField
          label={t('ui.themePanel.backdropPicture')}
          value={value.backdropPicture ?? undefined}
          options={backdropPictures.map(showPicture)}
          onChange={(id) => set({ backdropPicture: id })}
          arePictures
        />
      </>
    );

  return (
    <>
      <SwatchField
        label={t('ui.themePanel.gradient')}
        value={value.sidebarBackground ?? undefined}
        options={keysOf(sidebarGradients).map((name) => ({
          id: name,
          label: t(`ui.themePanel.gradient.${name}`),
          background: gradientOf(sidebarGradients[name]),
        }))}
        onChange={(sidebarBackground) => set({ sidebarBackground })}
      />
      <SwatchField
        label={t('ui.themePanel.color')}
        value={value.sidebarBackground ?? own}
        options={[
          { id: own, label: t('ui.themePanel.color.own'), background: 'var(--bureau-color-surface-sunken)' },
          ...colorNames.map((name) => ({
            id: name,
            label: t(`ui.themePanel.color.${name}`),
            background: sidebarColors[name],
          })),
        ]}
        onChange={(id) => set({ sidebarBackground: colorNames.find((name) => name === id) ?? null })}
      />
      <Switch
        isSelected={value.hasSidebarPicture}
        onChange={(hasSidebarPicture) =>
          set({ hasSidebarPicture, sidebarPicture: value.sidebarPicture ?? sidebarPictures[0]?.id ?? null })
        }
      >
        {t('ui.themePanel.picture')}
      </Switch>
      {value.hasSidebarPicture && (
        <SwatchField
          label={t('ui.themePanel.pictures')}
          value={value.sidebarPicture ?? undefined}
          options={sidebarPictures.map(showPicture)}
          onChange={(sidebarPicture) => set({ sidebarPicture })}
          arePictures
        />
      )}
    </>
  );
}
