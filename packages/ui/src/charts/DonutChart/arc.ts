const at = (share: number, radius: number) => {
  const angle = (share - 0.25) * 2 * Math.PI;
  return `${(50 + radius * Math.cos(angle)).toFixed(3)} ${(50 + radius * Math.sin(angle)).toFixed(3)}`;
};

const [outer, inner] = [48, 30];

/** Returns the path of a part of a ring in a box of 100, clockwise from its top; `from` and `to` are shares of the whole. */
export function arc(from: number, to: number): string {
  // one that is whole would end where it begins, and not be drawn
  const end = Math.min(to, from + 0.99999);
  const isLarge = end - from > 0.5 ? 1 : 0;
  return `M${at(from, outer)}A${outer} ${outer} 0 ${isLarge} 1 ${at(end, outer)}L${at(end, inner)}A${inner} ${inner} 0 ${isLarge} 0 ${at(from, inner)}Z`;
}
