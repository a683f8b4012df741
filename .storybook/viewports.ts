/** The screens that a story can be drawn on: `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  desktop: { name: 'Desktop', width: 1440, height: 900 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  phone: { name: 'Phone', width: 390, height: 844 },
  narrow: { name: 'Narrow', width: 320, height: 568 },
} as const;
