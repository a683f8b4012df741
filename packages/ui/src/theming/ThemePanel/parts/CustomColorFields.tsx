import { deriveSidebar } from '@bureau/theme';
import { useId, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useUiMessages } from '../../../provider/index.ts';
import type { ThemeSettings } from '../ThemePanel.types.ts';
import { SelectField } from './fields.tsx';
import { ColorInput, ColorRow, ContrastNote, Field, Label, Preview, TextInput } from './fields.styles.ts';

interface CustomColorFieldsProps {
  readonly value: ThemeSettings;
  readonly set: (change: Partial<ThemeSettings>) => void;
}

const fonts = ['white', 'black'] as const;

const isHex = (text: string): text is `#${string}` => /^#[\da-f]{6}$/i.test(text);

/** Reads a colour as people write it: `#1F2937`, `1f2937`, `#abc`. */
function readHex(text: string): `#${string}` | undefined {
  const digits = text.trim().replace(/^#/, '');
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const hex = `#${long.toLowerCase()}`;
  return isHex(hex) ? hex : undefined;
}

/** Picks the colour of the sidebar and of its text, and shows the contrast of the text. */
export function CustomColorFields({ value, set }: CustomColorFieldsProps) {
  const { customColor, fontColor, isHighContrast } = value;
  const t = useUiMessages();
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
            aria-invalid={isUnreadable}
            aria-describedby={isUnreadable ? `${id}-problem` : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              const hex = readHex(event.target.value);
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
