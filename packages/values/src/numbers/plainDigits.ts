const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));

/** Returns what a digit stands for: every script has its ten in a row, from zero on. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(point - before - 1)) before += 1;
  return before % 10;
}

/** Writes the digits of every script as 0 to 9, without marks of direction. */
export function toPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .trim();
}
