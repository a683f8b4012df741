import type { ListItemOf, todos } from '@bureau/contract';

export type Todo = ListItemOf<typeof todos>;
