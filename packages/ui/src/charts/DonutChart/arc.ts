const at = (share: number, radius: number) => {
  const angle = (share - 0.25) * 2 * Math.PI;
  return `${(50 + radius * Math.cos(angle)).toFixed(3)} ${(50 + radius * Math.sin(angle)).toFixed(3)}`;
};

const [outer, inner] = [48, 30];

/** Half of the gap between two parts, as a share of the whole. */
const gap = 0.004;

/** Returns the path of a part of a ring in a box of 100, clockwise from its top, apart from the next ones; `from` and `to` are shares of the whole. */
export function arc(from: number, to: number): string {
  const isWhole = to - from >= 1;
  const apart = isWhole ? 0 : Math.min(gap, (to - from) / 4);
  // one that is whole would end where it begins, and not be drawn
  const [start, end] = [from + apart, isWhole ? from + 0.99999 : to - apart];
  const isLarge = end - start > 0.5 ? 1 : 0;
  return `M${at(start, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${at(end, outer)}L${at(end, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${at(start, inner)}Z`;
}
