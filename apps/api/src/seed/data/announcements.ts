/** Lists news of the company: when they are published and expire, in days from the day of the demonstration. */
export const announcements = [
  {
    title: 'How we report absences from now on',
    body: '<p>Please enter leave <strong>before</strong> it begins. Managers answer within two working days.</p>',
    pinned: true,
    publish: -40,
    expire: null,
  },
  {
    title: 'Emergency exits on the second floor',
    body: '<p>The door beside the kitchen is an emergency exit again. Nothing may stand in front of it.</p>',
    pinned: true,
    publish: -12,
    expire: 60,
  },
  {
    title: 'Welcome to our new colleagues in Support',
    body: '<p>Two colleagues have joined Support. Say hello when you pass their desks.</p>',
    pinned: false,
    publish: -6,
    expire: null,
  },
  {
    title: 'Mail server maintenance on Saturday',
    body: '<p>No e-mail arrives between 8 and 11 in the morning. Nothing is lost.</p>',
    pinned: false,
    publish: -2,
    expire: 5,
  },
  {
    title: 'Results of the staff survey',
    body: '<p>Four out of five took part. What was said most often:</p><ul><li>fewer meetings</li><li>quieter rooms</li></ul>',
    pinned: false,
    publish: -20,
    expire: null,
  },
  {
    title: 'Car park closed for resurfacing',
    body: '<p>Please use the street behind the building.</p>',
    pinned: false,
    publish: -34,
    expire: -27,
  },
  {
    title: 'First-aid course: places left',
    body: '<p>Six places are left. Operations takes the names.</p>',
    pinned: false,
    publish: -25,
    expire: -10,
  },
  {
    title: 'Summer party: save the date',
    body: '<p>Families are welcome. The place follows.</p>',
    pinned: false,
    publish: 9,
    expire: 70,
  },
] as const;
