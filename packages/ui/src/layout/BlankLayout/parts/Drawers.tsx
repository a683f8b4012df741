import { Drawer, Drawing, Handle, Light } from './Drawers.styles.ts';

const width = 150;
const height = 96;
const gap = 10;
const columns = 7;
const rows = 11;

/** How the drawers of each row are, from the start: `=` takes two places, `*` is the one that is looked for. */
const plan = [
  '..=...',
  '=...=',
  '.=..=',
  '...==',
  '=.*.=',
  '.=..=',
  '==...',
  '..=.=',
  '.=..=',
  '=...=',
  '...=..',
];

interface DrawerBox {
  x: number;
  y: number;
  isWide: boolean;
  isLit: boolean;
}

function layOut(): readonly DrawerBox[] {
  return plan.flatMap((row, rowIndex) => {
    let column = 0;
    return Array.from(row, (mark) => {
      const isWide = mark === '=';
      const place = { x: column * (width + gap), y: rowIndex * (height + gap), isWide, isLit: mark === '*' };
      column += isWide ? 2 : 1;
      return place;
    });
  });
}

const places = layOut();

/** Renders a bureau: a wall of drawers, one of them lit. It stands where no picture was chosen. */
export function Drawers() {
  return (
    <Drawing
      viewBox={`${width / 2} ${height / 2} ${(columns - 1) * (width + gap)} ${(rows - 1) * (height + gap)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {places.map(({ x, y, isWide, isLit }) => {
        const wide = isWide ? 2 * width + gap : width;
        const Front = isLit ? Light : Drawer;
        return (
          <g key={`${x} ${y}`}>
            <Front x={x} y={y} width={wide} height={height} rx="8" />
            <Handle
              data-lit={isLit || undefined}
              x={x + wide / 2 - 16}
              y={y + 24}
              width="32"
              height="5"
              rx="2.5"
            />
          </g>
        );
      })}
    </Drawing>
  );
}
