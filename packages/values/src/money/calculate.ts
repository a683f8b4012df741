/** Describes a number as whole digits and the number of decimals: 12.5 is `[125n, 1]`. */
type Decimal = readonly [digits: bigint, decimals: number];

/** Reads a number as it is written, so that 1.005 is 1.005 and not the binary fraction that comes nearest. */
function readDecimal(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const decimals = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return decimals < 0 ? [digits * 10n ** BigInt(-decimals), 0] : [digits, decimals];
}

/** Divides and rounds to the nearest whole number, halves away from zero, as invoices do. */
function divideRounded(value: bigint, divisor: bigint): number {
  const absolute = value < 0n ? -value : value;
  const rounded = (absolute * 2n + divisor) / (divisor * 2n);
  return Number(value < 0n ? -rounded : rounded);
}

/** Returns an amount in minor units times a number, such as a price times a quantity, rounded once and exactly: 333 times 1.5 is 500. */
export function multiplyAmount(minor: number, factor: number): number {
  const [digits, decimals] = readDecimal(factor);
  return divideRounded(BigInt(minor) * digits, 10n ** BigInt(decimals));
}

/** Returns so many percent of an amount in minor units, rounded once and exactly: 20 percent of 1005 are 201. */
export function percentOfAmount(minor: number, percent: number): number {
  const [digits, decimals] = readDecimal(percent);
  return divideRounded(BigInt(minor) * digits, 10n ** BigInt(decimals + 2));
}
