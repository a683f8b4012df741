import { Skeleton } from '@bureau/ui';
import { Blocks } from './Dashboard.styles.ts';

/** Holds the place of widgets whose order is not known yet. */
export function DashboardSkeleton() {
  return (
    <Blocks aria-busy>
      {['figures', 'chart', 'list'].map((block) => (
        <Skeleton key={block} blockSize={block === 'figures' ? '8rem' : '16rem'} />
      ))}
    </Blocks>
  );
}
