import type { TaskListItem, WorkspaceSection } from '@bureau/contract';

/** A task in a part of somebody's work. One that they watch and do themselves stands in two. */
export type WorkTask = TaskListItem & { readonly section: WorkspaceSection };
