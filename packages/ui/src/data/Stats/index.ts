export { Stats, type StatEntry, type StatsProps } from './Stats.tsx';
