import type { RootProps } from '../../primitives/root/index.ts';
import { Ring } from './Spinner.styles.ts';

export interface SpinnerProps extends RootProps<SVGSVGElement> {
  /** Sets the diameter in pixels. Defaults to 16. */
  size?: number;
  /** Sets the thickness of the ring in pixels. Defaults to 2. */
  thickness?: number;
  /** Names what is going on. Without it the spinner is hidden from assistive technology: a text beside it is read instead. */
  label?: string;
}

/** Shows that something is going on. It takes the colour of the text around it. */
export function Spinner({ size = 16, thickness = 2, label, ...rootProps }: SpinnerProps) {
  const center = size / 2;
  const radius = center - thickness / 2;
  const circumference = 2 * Math.PI * radius;
  return (
    <Ring
      {...rootProps}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      strokeWidth={thickness}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <circle cx={center} cy={center} r={radius} />
      <circle
        cx={center}
        cy={center}
        r={radius}
        strokeDasharray={`${circumference * 0.3} ${circumference}`}
      />
    </Ring>
  );
}
