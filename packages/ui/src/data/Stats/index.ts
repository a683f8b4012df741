export { Stats, type Stat, type StatsProps } from './Stats.tsx';
