/** Lists what was found to be wrong. */
export const defectTitles = [
  'Totals are wrong when a line has a discount',
  'Sign-in fails after the password was changed on another device',
  'Dates are one day early for users in Auckland',
  'The export misses rows that were added today',
  'Long names overlap the button on phones',
  'The search ignores accents',
  'A second click on “Save” creates the entry twice',
  'Images of more than 8 MB are lost without a message',
  'The report shows closed accounts as open',
  'Mails go out without the company logo',
  'Sorting by due date puts empty dates first',
  'The PDF cuts off the last line of the address',
  'Keyboard focus disappears after a dialog is closed',
  'Numbers with a decimal comma are read as thousands',
  'The list jumps to the top after an entry is changed',
  'Filters are forgotten when the page is reloaded',
  'The calendar starts the week on Sunday for German users',
  'A cancelled order still reserves stock',
  'The invoice number is skipped when a draft is deleted',
  'Umlauts are broken in the CSV export',
  'The session ends while a form is being filled in',
  'Notifications are sent for archived entries',
  'The chart has the wrong scale for negative values',
  'Two people can take the same room',
  'The import stops at the first empty row',
  'Phone numbers lose their leading plus',
  'The page prints with a dark background',
  'Attachments with the same name replace each other',
  'The help link leads to a page that is gone',
  'Copying an entry also copies its comments',
] as const;

/** Lists what disturbed the work. */
export const incidentTitles = [
  'The file server cannot be reached',
  'Mails arrive with a delay of an hour',
  'The printer on the second floor is offline',
  'The customer portal answers slowly',
  'VPN connections drop every few minutes',
  'A laptop was left on the train',
  'The door of the server room reports an alarm',
  'The phone system plays no announcement',
  'Backups of last night did not finish',
  'The payment page shows an error',
  'A certificate expires this week',
  'Several accounts were locked at once',
  'The meeting room screen stays black',
  'The intranet shows yesterday’s news',
  'A new colleague has no access',
  'The label printer prints blank labels',
  'The time clock loses bookings',
  'The air conditioning of the server room failed',
  'Suspicious mail asks for passwords',
  'The website is unavailable from abroad',
] as const;

/** Lists what people meet about. */
export const meetingTitles = [
  'Weekly status',
  'Kick-off',
  'Design review',
  'Budget check',
  'Retrospective',
  'Planning of the next sprint',
  'Demonstration for the client',
  'Risk review',
  'Hand-over to operations',
  'Lessons learned',
] as const;

export const meetingPlaces = [
  'Room Vltava',
  'Room Danube',
  'Room Thames',
  'Online',
  'At the client',
] as const;

/** Lists the categories of articles, each behind the one that it stands below. */
export const articleCategories: readonly (readonly [name: string, parent?: string])[] = [
  ['Handbook'],
  ['Services'],
  ['Work for clients'],
  ['Onboarding', 'Handbook'],
  ['People', 'Handbook'],
  ['Safety', 'Handbook'],
  ['IT', 'Services'],
  ['Finance', 'Services'],
  ['Projects', 'Work for clients'],
  ['Clients', 'Work for clients'],
];

type Article = readonly [category: string, title: string, text: string];

/** Lists what the company knows, by category. */
export const articles: readonly Article[] = [
  [
    'Onboarding',
    'Your first day',
    'Collect your badge at the front desk. Your manager shows you around and introduces the team.',
  ],
  [
    'Onboarding',
    'Which accounts you need',
    'Mail and the intranet are ready on your first day. Ask the service desk for anything else.',
  ],
  [
    'Onboarding',
    'How we write to each other',
    'Questions go to the team channel, decisions to the task. Nobody has to read mail in the evening.',
  ],
  [
    'IT',
    'Connecting to the VPN',
    'Install the client from the software centre, sign in with your work account, and choose the nearest site.',
  ],
  [
    'IT',
    'Setting up the second factor',
    'Open your profile, scan the code with the authenticator of your phone, and keep the recovery codes in a safe place.',
  ],
  [
    'IT',
    'Printing from a phone',
    'Join the office network, open the document, and choose the printer of your floor.',
  ],
  [
    'IT',
    'When a laptop is lost',
    'Call the service desk at once, day or night. The device is locked and wiped from there.',
  ],
  [
    'IT',
    'Requesting software',
    'Look into the software centre first. What is not there needs the approval of your manager.',
  ],
  [
    'IT',
    'Sharing files with clients',
    'Share from the project folder with a link that ends. Never send contracts as an attachment.',
  ],
  [
    'Finance',
    'Handing in travel expenses',
    'Photograph the receipts on the way and hand them in within thirty days, by project.',
  ],
  [
    'Finance',
    'Company cards',
    'Cards are for travel and small purchases up to 250 euros. Upload each receipt the same week.',
  ],
  [
    'Finance',
    'How invoices are approved',
    'The project manager confirms the service, the department head the amount. Both have three days.',
  ],
  [
    'Finance',
    'Year-end closing dates',
    'Hours of December are closed on the third working day of January. Later entries go to the new year.',
  ],
  [
    'People',
    'Asking for leave',
    'Ask in the application two weeks ahead. The head of your department decides; you are notified.',
  ],
  [
    'People',
    'Being ill',
    'Tell your manager before nine o’clock. A certificate is needed from the third day on.',
  ],
  [
    'People',
    'Working from home',
    'Up to three days a week, as agreed with the team. Core hours are from ten to three.',
  ],
  [
    'People',
    'Parental leave',
    'Talk to the people team as soon as you like; they prepare the application with you.',
  ],
  [
    'Projects',
    'Starting a project',
    'A project needs a goal, a manager, a budget and a first plan before its first task.',
  ],
  [
    'Projects',
    'Reporting progress',
    'Progress follows from the tasks. Say in the weekly status what is at risk, and what you need.',
  ],
  [
    'Projects',
    'Closing a project',
    'Hand over, hold a retrospective, archive the folder, and write the closing note.',
  ],
  ['Projects', 'Estimating well', 'Estimate together, in ranges, and say what the estimate stands on.'],
  [
    'Safety',
    'Fire alarm',
    'Leave by the nearest staircase, close doors, and meet at the car park. Lifts are off.',
  ],
  [
    'Safety',
    'First aid',
    'First aid kits are in every kitchen. The list of first aiders hangs next to them.',
  ],
  [
    'Clients',
    'Answering complaints',
    'Thank, apologise, say what happens next and by when. Then write it down as an incident.',
  ],
];

type Provider = readonly [
  name: string,
  kind: 'person' | 'company',
  services: readonly (readonly [name: string, minutes: number, price: number])[],
  contact: string,
];

/** Lists whom the company books; prices are in minor units. */
export const providerRows: readonly Provider[] = [
  [
    'Brennan Plumbing',
    'company',
    [
      ['Repairs', 60, 9500],
      ['Yearly inspection', 90, 14_000],
    ],
    'Colm Brennan',
  ],
  [
    'Dr. Hana Procházková',
    'person',
    [
      ['Eye test', 20, 4500],
      ['Occupational health check', 45, 12_000],
    ],
    '',
  ],
  [
    'Solheim Translations',
    'company',
    [
      ['Translation', 60, 7200],
      ['Interpreting', 120, 24_000],
    ],
    'Ingrid Solheim',
  ],
  ['Mateo Ruiz', 'person', [['Photography', 120, 36_000]], ''],
  [
    'Nordwind Catering',
    'company',
    [
      ['Lunch for meetings', 60, 18_000],
      ['Summer party', 360, 240_000],
    ],
    'Jette Lund',
  ],
  ['Keller & Voss Law', 'company', [['Contract review', 60, 22_000]], 'Dr. Anke Voss'],
  ['Yuki Tanaka', 'person', [['Presentation coaching', 90, 16_500]], ''],
  [
    'Gleam Office Cleaning',
    'company',
    [
      ['Cleaning', 120, 7800],
      ['Windows', 180, 11_700],
    ],
    'Precious Dube',
  ],
];

export const appointmentTitles = [
  'Yearly inspection',
  'First talk',
  'Follow-up',
  'Training',
  'Consultation',
] as const;

export const agendaTopics = [
  ['What was done', 10],
  ['What comes next', 15],
  ['Open questions', null],
] as const;

/** Lists what some tasks are done in. */
export const checklists = [
  ['Ask for three offers', 'Compare the prices', 'Have it approved', 'Order it'],
  ['Write a draft', 'Let two people read it', 'Publish it'],
  ['Reproduce it', 'Write a test', 'Mend it', 'Tell those who reported it'],
] as const;

/** Lists why people are away, each with the leave type that it is. */
export const leaveReasons = [
  ['Family visit', 'Annual leave'],
  ['Moving house', 'Annual leave'],
  ['Knee operation', 'Sick leave'],
  ['Course in bookkeeping', 'Training'],
  ['Wedding', 'Annual leave'],
  ['Time with the newborn', 'Parental leave'],
  ['Sailing trip', 'Annual leave'],
] as const;

export const todoTitles = [
  'Call back about the offer',
  'Prepare the weekly status',
  'Book the train to the client',
  'Hand in travel expenses',
  'Read the new security guideline',
  'Thank the team for the release',
] as const;

export const sprintGoals = [
  'The goals are agreed on with the client.',
  'A first draft shows what it will be like.',
  'The first version can be tried by colleagues.',
  'What colleagues have found is mended.',
  'What the client asked for in the review is done.',
  'Everything is ready for the hand-over.',
] as const;

/** Lists what time was spent on. */
export const timeDescriptions = [
  'Site meeting',
  'Drawings reviewed',
  'Call with the client',
  'Offer prepared',
  'Measurements evaluated',
  'Report written',
  'Planning of the next steps',
  'Documents filed',
  'Questions of the contractor answered',
  'Quality check',
  'Travel to the site',
  'Training of a new colleague',
];
