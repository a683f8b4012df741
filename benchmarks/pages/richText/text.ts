/** Describes a part of a text. */
interface Part {
  readonly heading: string;
  readonly sentences: readonly string[];
}

const parts: readonly Part[] = Array.from({ length: 4 }, (_, index) => ({
  heading: `Stage ${index + 1}`,
  sentences: [
    `The figures of quarter ${index + 1} are compared with those of the year before.`,
    'Whoever finds a difference tells the department that it comes from.',
    'What is settled is noted in the list of open questions.',
  ],
}));

/** The text of both editors, as one that is stored: headings, paragraphs with emphasis and a link, and lists. */
export const html = parts
  .map(({ heading, sentences: [first = '', second = '', third = ''] }) =>
    [
      `<h2>${heading}</h2>`,
      `<p><strong>${first}</strong> ${second} <a href="https://bureau.example/figures">All figures</a></p>`,
      `<ul><li>${second}</li><li><em>${third}</em></li><li>${first}</li></ul>`,
    ].join(''),
  )
  .join('');

/** What the tools are called in both. */
export const tools = [
  'Bold',
  'Italic',
  'Underline',
  'Strikethrough',
  'Code',
  'Align start',
  'Centre',
  'Align end',
  'Bulleted list',
  'Numbered list',
  'Link',
  'Undo',
  'Redo',
] as const;

/** What is chosen in both, with the choices. */
export const choices: Readonly<Record<string, readonly string[]>> = {
  Block: ['Text', 'Heading', 'Subheading', 'Quote', 'Code'],
  Font: ['Normal', 'Serif', 'Monospace'],
  Size: ['Small', 'Normal', 'Large', 'Very large'],
};
