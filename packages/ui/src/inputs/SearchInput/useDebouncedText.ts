import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Keeps the text that a person types, and hands it on when they pause. Texts that were handed on are remembered until the value has
 * caught up with the last of them, so that a late value does not overwrite what was typed since; any other value replaces the text.
 */
export function useDebouncedText(value: string, onChange: (text: string) => void, delay: number) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState<readonly string[]>([value]);
  const last = known.at(-1);

  if (value === last) {
    if (known.length > 1) setKnown([value]);
  } else if (value !== known[0]) {
    const place = known.indexOf(value);
    setKnown(place < 0 ? [value] : known.slice(place));
    if (place < 0) setText(value);
  }

  const handOn = (next: string) => {
    setText(next);
    if (next === last) return;
    setKnown([...known, next]);
    onChange(next);
  };

  const handOnLater = useEffectEvent(handOn);
  useEffect(() => {
    if (text === last) return undefined;
    const timer = setTimeout(() => handOnLater(text), delay);
    return () => clearTimeout(timer);
  }, [text, last, delay]);

  /** Goes back to a value, and hands nothing on of what was typed. */
  const restore = (to: string) => {
    setText(to);
    setKnown([to]);
  };

  return { text, setText, handOn, restore };
}
