/** Describes one line of the result. */
export interface Row {
  what: string;
  unit: 'ms' | 's' | 'kB' | 'MB' | '';
  measured: number;
  /** What the same work costs without any library; with it the budget is a ratio. */
  floor?: number;
  budget: number;
}

/** How far above its budget a ratio may be: more for what is so short that one interruption shows. */
const tolerance = { short: 0.25, long: 0.1, shortBelow: 6 } as const;

/** Returns the figure that is compared with the budget: the ratio to the floor, or the measured figure itself. */
function figureOf({ measured, floor }: Row): number {
  return floor === undefined ? measured : measured / floor;
}

function toleranceOf({ measured, floor, unit }: Row): number {
  if (floor === undefined) return 0;
  return unit === 'ms' && measured < tolerance.shortBelow ? tolerance.short : tolerance.long;
}

function verdictOf(row: Row): string {
  const allowed = toleranceOf(row);
  if (figureOf(row) <= row.budget) return 'met';
  return figureOf(row) <= row.budget * (1 + allowed) ? `met within ${allowed * 100} %` : 'missed';
}

/** Returns whether a budget is met, the tolerance included. */
export function isMet(row: Row): boolean {
  return verdictOf(row) !== 'missed';
}

function amount(value: number, unit: Row['unit']): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  return [value.toFixed(digits), unit].filter(Boolean).join(' ');
}

function cellsOf(row: Row): string[] {
  const { what, unit, measured, floor, budget } = row;
  const isRatio = floor !== undefined;
  return [
    what,
    amount(measured, unit),
    isRatio ? amount(floor, unit) : '',
    isRatio ? `${figureOf(row).toFixed(2)} ×` : '',
    isRatio ? `${budget} ×` : amount(budget, unit),
    verdictOf(row),
  ];
}

const heads = ['what', 'measured', 'floor', 'ratio', 'budget', 'verdict'];

/** Prints the result as a table that can stand in a document as it is. */
export function printRows(rows: readonly Row[]): void {
  const lines = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const draw = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = '', ...body] = lines.map(draw);
  console.log(['', head, draw(widths.map((width) => '-'.repeat(width))), ...body].join('\n'));
  const missed = rows.filter((row) => !isMet(row)).length;
  console.log(`\n${rows.length - missed} of ${rows.length} budgets are met.`);
}
