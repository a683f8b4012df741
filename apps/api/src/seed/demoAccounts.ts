/** The password of every account of the demonstration data. */
export const demoPassword = 'bureau-demo';

/** Lists the accounts that are told at the start, one for each role. */
export const demoAccounts = [
  {
    email: 'super@bureau.example',
    role: 'super_admin',
    firstname: 'Ingrid',
    lastname: 'Solberg',
    avatar: '4-woman.png',
    department: 'Management',
  },
  {
    email: 'admin@bureau.example',
    role: 'admin',
    firstname: 'Tomás',
    lastname: 'Herrera',
    avatar: '2-man.png',
    department: 'Operations',
  },
  {
    email: 'manager@bureau.example',
    role: 'project manager',
    firstname: 'Amara',
    lastname: 'Okafor',
    avatar: '1-woman.png',
    department: 'Projects',
  },
  {
    email: 'staff@bureau.example',
    role: 'user',
    firstname: 'Jonas',
    lastname: 'Weber',
    avatar: '5-man.png',
    department: 'Development',
  },
  {
    email: 'client@bureau.example',
    role: 'client',
    firstname: 'Helen',
    lastname: 'Marsh',
    avatar: '3-woman.png',
    department: null,
  },
] as const;
