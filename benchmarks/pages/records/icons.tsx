const shapes = {
  logo: ['M2 2h28v28H2z', 'M11.5 9v14M11.5 9h5.5a3.5 3.5 0 0 1 0 7h-5.5h6.5a3.5 3.5 0 0 1 0 7h-6.5'],
  dashboard: ['M3 3h7v9H3z', 'M14 3h7v5h-7z', 'M14 12h7v9h-7z', 'M3 16h7v5H3z'],
  tasks: ['M13 5h8', 'M13 12h8', 'M13 19h8', 'm3 17 2 2 4-4', 'm3 7 2 2 4-4'],
  panel: ['M3 3h18v18H3z', 'M9 3v18'],
  chevron: ['m9 18 6-6-6-6'],
  fullscreen: [
    'M8 3H5a2 2 0 0 0-2 2v3',
    'M21 8V5a2 2 0 0 0-2-2h-3',
    'M3 16v3a2 2 0 0 0 2 2h3',
    'M16 21h3a2 2 0 0 0 2-2v-3',
  ],
  bell: ['M10 21a2 2 0 0 0 4 0', 'M4 17h16l-2-4V9a6 6 0 0 0-12 0v4z'],
  palette: [
    'M12 22a10 10 0 1 1 10-10c0 3-2 4-4 4h-3a2 2 0 0 0-2 3z',
    'M13 6h1',
    'M17 10h1',
    'M8 7h1',
    'M6 12h1',
  ],
  next: ['M5 12h14', 'm12 5 7 7-7 7'],
  up: ['m18 15-6-6-6 6'],
  eye: ['M2 12a11 11 0 0 1 20 0a11 11 0 0 1-20 0', 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0'],
  star: ['m12 2 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z'],
  timer: ['M10 2h4', 'm12 14 3-3', 'M4 14a8 8 0 1 0 16 0a8 8 0 1 0-16 0'],
  languages: ['m5 8 6 6', 'm4 14 6-6 2-3', 'M2 5h12', 'M7 2h1', 'm22 22-5-10-5 10', 'M14 18h6'],
  more: ['M11 12h2', 'M18 12h2', 'M4 12h2'],
  plus: ['M5 12h14', 'M12 5v14'],
  search: ['m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0'],
  down: ['m6 9 6 6 6-6'],
  columns: ['M3 3h18v18H3z', 'M9 3v18', 'M15 3v18'],
  sorted: ['M12 5v14', 'm19 12-7 7-7-7'],
  clock: ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0', 'M12 6v6l4 2'],
  paperclip: [
    'm16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551',
  ],
  pencil: [
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Draws an icon of so many shapes, where what it shows does not matter. */
export function Shapes({ count }: { readonly count: number }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <path key={place} d={`M${3 + place} ${20 - place}v-${4 + place}`} />
      ))}
    </svg>
  );
}

/** Draws an icon of as many shapes as the application's has. */
export function Icon({ name }: { readonly name: keyof typeof shapes }) {
  return (
    <svg viewBox={name === 'logo' ? '0 0 32 32' : '0 0 24 24'} fill="none" stroke="currentColor" aria-hidden>
      {shapes[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
