import { Skeleton, Stack } from '@bureau/ui';

/** Holds the place of widgets whose order is not known yet. */
export function DashboardSkeleton() {
  return (
    <Stack aria-busy>
      {['figures', 'chart', 'list'].map((block) => (
        <Skeleton key={block} blockSize={block === 'figures' ? '8rem' : '16rem'} />
      ))}
    </Stack>
  );
}
