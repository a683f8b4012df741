export const elements: readonly { name: string; tone?: 'accent' }[] = Array.from(
  { length: 1000 },
  (_, index) => ({ name: `Element ${index + 1}`, tone: index % 3 === 0 ? 'accent' : undefined }),
);
