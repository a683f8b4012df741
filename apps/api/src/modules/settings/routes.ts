import { settings } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { publicPart } from './rules.ts';

export const settingsRoutes = [
  implement(settings.public, async ({ readSettings }) => publicPart(await readSettings())),
];
