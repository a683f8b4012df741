import { deriveSidebar } from '@bureau/theme';
import { useId, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { readHex } from '../../../inputs/ColorInput/readHex.ts';
import { TextInput } from '../../../inputs/TextInput/index.ts';
import type { ThemeSettings } from '../ThemePanel.types.ts';
import { SelectField } from './fields.tsx';
import { ColorInput, ColorRow, ContrastNote, Field, Label, Preview } from './fields.styles.ts';
import { useThemingMessages } from '../useThemingMessages.ts';

interface CustomColorFieldsProps {
  readonly value: ThemeSettings;
  readonly set: (change: Partial<ThemeSettings>) => void;
}

const fonts = ['white', 'black'] as const;

/** Picks the colour of the sidebar and of its text, and shows the contrast of the text. */
export function CustomColorFields({ value, set }: CustomColorFieldsProps) {
  const { customColor, fontColor, isHighContrast } = value;
  const t = useThemingMessages();
  const { locale } = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string>();

  const sidebar = deriveSidebar({ background: customColor, font: fontColor }, isHighContrast ? 7 : 4.5);
  const isUnreadable = typed !== undefined && readHex(typed) === undefined;
  const ratio = sidebar?.ratio.toLocaleString(locale, { maximumFractionDigits: 1 });

  return (
    <>
      <Field as="div">
        <Label htmlFor={id}>{t('ui.themePanel.customColor')}</Label>
        <ColorRow>
          <ColorInput
            type="color"
            aria-label={t('ui.themePanel.customColor.pick')}
            value={customColor}
            onChange={(event) => {
              setTyped(undefined);
              set({ customColor: readHex(event.target.value) ?? customColor });
            }}
          />
          <TextInput
            id={id}
            value={typed ?? customColor}
            spellCheck={false}
            autoComplete="off"
            maxLength={9}
            isInvalid={isUnreadable}
            aria-describedby={isUnreadable ? `${id}-problem` : undefined}
            onChange={(text) => {
              setTyped(text);
              const hex = readHex(text);
              if (hex) set({ customColor: hex });
            }}
            onBlur={() => setTyped(undefined)}
          />
        </ColorRow>
        {isUnreadable && (
          <ContrastNote id={`${id}-problem`} data-tone="danger">
            {t('ui.themePanel.customColor.invalid')}
          </ContrastNote>
        )}
      </Field>
      <SelectField
        label={t('ui.themePanel.fontColor')}
        value={fontColor}
        options={fonts.map((font) => ({ id: font, label: t(`ui.themePanel.fontColor.${font}`) }))}
        onChange={(font) => set({ fontColor: font })}
      />
      {sidebar && (
        <div role="status">
          <Preview
            style={{
              backgroundColor: sidebar.roles['sidebar-surface'],
              color: sidebar.roles['sidebar-text'],
            }}
          >
            {t('ui.themePanel.contrast', { ratio: `${ratio}:1` })}
          </Preview>
          {sidebar.isAdjusted && <ContrastNote>{t(`ui.themePanel.adjusted.${fontColor}`)}</ContrastNote>}
        </div>
      )}
    </>
  );
}
