export { useLongList, type LongList } from './useLongList.ts';
