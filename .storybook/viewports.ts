/** The screens that a story can be drawn on: `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  wide: { name: 'Wide', width: 1920, height: 1080 },
  desktop: { name: 'Desktop', width: 1440, height: 900 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  phone: { name: 'Phone', width: 390, height: 844 },
  narrow: { name: 'Narrow', width: 320, height: 568 },
  /** 1280 x 1024 pixels, magnified four times (WCAG 1.4.10). */
  magnified: { name: 'Magnified', width: 320, height: 256 },
} as const;
