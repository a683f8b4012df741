import { Children, type ReactNode } from 'react';
import { Root, Slot } from './inputBox.styles.ts';
import { useInlineAttributes } from './useFieldProps.ts';

export interface InputBoxProps {
  /** Lies over the start of the box: an icon, or a short text such as a currency. */
  leading?: ReactNode;
  /** Lies over the end of the box: buttons, an icon, or a short text such as a unit. */
  trailing?: ReactNode;
  /** Shows the control, whose box leaves room for what lies over it. */
  children: ReactNode;
}

/** Returns the attributes by which a slot states what is in it: texts alone, or texts beside others. */
function describeSlot(slot: ReactNode) {
  const parts = Children.toArray(slot);
  const isText = parts.every((part) => typeof part === 'string');
  const isMixed = !isText && parts.some((part) => typeof part === 'string');
  return { 'data-text': isText || undefined, 'data-mixed': isMixed || undefined };
}

/** Returns the width of a text over the box, rather too much than too little. */
function textWidth(text: string): string {
  const ems = Array.from(text, (character) => (character > '\u2e7f' ? 1 : 0.7)).reduce((a, b) => a + b, 0);
  return `${ems} * var(--bureau-font-size-14) + var(--bureau-space-5)`;
}

/** Returns the room that the box leaves for a slot: a square for each element, and the width of a text. */
function roomFor(slot: ReactNode): string | undefined {
  const parts = Children.toArray(slot).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const widths = parts.map((part) =>
    typeof part === 'string' ? textWidth(part) : 'var(--bureau-size-control)',
  );
  return `calc(${widths.join(' + ')})`;
}

/**
 * Puts texts, icons and buttons over the ends of a control. The control keeps the box, so that its class, its style and what a browser fills in
 * fill all of it. Without anything to put there, it is the control alone; give null for what comes and goes.
 */
export function InputBox({ leading, trailing, children }: InputBoxProps) {
  const inline = useInlineAttributes();
  const [start, end] = [roomFor(leading), roomFor(trailing)];
  // What comes and goes is null in between, so that the control stays where it is.
  if (leading === undefined && trailing === undefined) return children;
  return (
    <Root {...inline} style={{ '--input-leading': start, '--input-trailing': end }}>
      {children}
      {start !== undefined && (
        <Slot data-side="leading" {...describeSlot(leading)}>
          {leading}
        </Slot>
      )}
      {end !== undefined && (
        <Slot data-side="trailing" {...describeSlot(trailing)}>
          {trailing}
        </Slot>
      )}
    </Root>
  );
}
