/** Marks the stories that act by themselves: they test more than they show. The sidebar leaves them out until its filter asks for them. */
export const interactionTag = 'interaction';
