export interface Value {
  label: string;
  text: string;
}

export const values: readonly Value[] = Array.from({ length: 500 }, (_, index) => ({
  label: `Title ${index + 1}`,
  text: `Prepare the figures of quarter ${index + 1}`,
}));
