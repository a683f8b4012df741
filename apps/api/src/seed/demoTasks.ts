/** How many tasks the demonstration has unless more are asked for. */
export const demoTasks = 10_000;
