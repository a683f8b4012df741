import { Check } from 'lucide-react';
import { useState } from 'react';
import { type Color, parseColor, useLocale } from 'react-aria-components';
import { useInputMessages } from '../messages/useInputMessages.ts';
import { Area, Choice, Content, Hue, Suggested, Thumb, Track } from './ColorInput.styles.ts';
import { readHex } from './readHex.ts';

export interface ColorPanelProps {
  /** The color as `#rrggbb`; without one the panel begins in its middle. */
  readonly value: string | undefined;
  readonly suggestions: readonly string[];
  readonly onChange: (color: string) => void;
}

/** Returns what tells the channels apart by which a color is chosen; a hex code has no hue for what is grey. */
function toChannels(color = 'hsb(0, 50%, 50%)'): Color {
  return parseColor(color).toFormat('hsb');
}

/** Chooses a color: one of those that are suggested, or any by its hue, saturation and brightness. */
export function ColorPanel({ value, suggestions, onChange }: ColorPanelProps) {
  const t = useInputMessages();
  const { locale } = useLocale();
  const [color, setColor] = useState(() => toChannels(value));

  const change = (next: Color) => {
    setColor(next);
    onChange(next.toString('hex').toLowerCase());
  };
  return (
    <Content>
      {suggestions.length > 0 && (
        <Suggested role="group" aria-label={t('ui.color.suggested')}>
          {suggestions.map((suggestion) => (
            <Choice
              key={suggestion}
              type="button"
              aria-label={parseColor(suggestion).getColorName(locale)}
              aria-pressed={readHex(suggestion) === value}
              title={suggestion}
              style={{ '--swatch': suggestion }}
              onClick={() => change(toChannels(suggestion))}
            >
              {readHex(suggestion) === value && <Check aria-hidden />}
            </Choice>
          ))}
        </Suggested>
      )}
      <Area colorSpace="hsb" xChannel="saturation" yChannel="brightness" value={color} onChange={change}>
        <Thumb />
      </Area>
      <Hue channel="hue" colorSpace="hsb" value={color} onChange={change}>
        <Track>
          <Thumb />
        </Track>
      </Hue>
    </Content>
  );
}
