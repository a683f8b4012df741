/** Gives the password of every account of the demonstration data. */
export const demoPassword = 'bureau-demo';

/** Lists the accounts that are told at the start, one for each role. */
export const demoAccounts = [
  { email: 'super@bureau.example', role: 'super_admin', firstname: 'Ingrid', lastname: 'Solberg' },
  { email: 'admin@bureau.example', role: 'admin', firstname: 'Tomás', lastname: 'Herrera' },
  { email: 'manager@bureau.example', role: 'project manager', firstname: 'Amara', lastname: 'Okafor' },
  { email: 'staff@bureau.example', role: 'user', firstname: 'Jonas', lastname: 'Weber' },
  { email: 'client@bureau.example', role: 'client', firstname: 'Helen', lastname: 'Marsh' },
] as const;
