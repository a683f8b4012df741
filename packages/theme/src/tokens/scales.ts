/** Every token that is the same in both schemes: space, type, shape, motion, sizes, pictures and layers. */
export const scales = {
  'space-half': '2px',
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '20px',
  'space-6': '24px',
  'space-8': '32px',
  'space-10': '40px',
  'space-12': '48px',

  'font-family':
    "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans JP', 'Noto Sans SC', sans-serif",
  'font-family-mono': "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  'font-size-12': '0.75rem',
  'font-size-13': '0.8125rem',
  'font-size-14': '0.875rem',
  'font-size-16': '1rem',
  'font-size-20': '1.25rem',
  'font-size-24': '1.5rem',
  'font-size-32': '2rem',
  'font-weight-regular': '400',
  'font-weight-medium': '500',
  'font-weight-semibold': '600',
  'line-height-tight': '1.25',
  'line-height-normal': '1.5',

  'radius-small': '4px',
  'radius-medium': '6px',
  'radius-large': '10px',
  'radius-full': '9999px',
  'border-width': '1px',

  'duration-fast': '120ms',
  'duration-normal': '160ms',
  'duration-slow': '200ms',
  'duration-submenu-open': '300ms',
  'duration-submenu-close': '200ms',
  'easing-out': 'cubic-bezier(0.2, 0, 0, 1)',

  'size-control': '32px',
  'size-control-small': '28px',
  'size-target': '24px',
  'size-row': '36px',
  'size-row-compact': '28px',
  'size-header': '56px',
  'size-sidebar-small': '200px',
  'size-sidebar-default': '240px',
  'size-sidebar-large': '280px',
  'size-sidebar-collapsed': '56px',
  'size-panel': '272px',
  'size-gutter': '24px',
  'size-form': '640px',
  'size-icon-small': '16px',
  'size-icon': '20px',

  'sidebar-picture': 'none',
  backdrop: 'none',

  'layer-sticky': '10',
  'layer-header': '20',
  'layer-drawer': '30',
  'layer-overlay': '40',
  'layer-toast': '50',
} as const;

/** Names a token that is the same in both schemes. */
export type ScaleToken = keyof typeof scales;

/** The shadows of what floats; they differ by scheme, because a dark surface swallows a faint shadow. */
export const shadows = {
  light: {
    'shadow-floating':
      '0 0 0 1px oklch(0.235 0.02 268 / 0.06), 0 2px 4px oklch(0.235 0.02 268 / 0.05), 0 8px 24px -4px oklch(0.235 0.02 268 / 0.14)',
    'shadow-dialog':
      '0 0 0 1px oklch(0.235 0.02 268 / 0.06), 0 8px 16px -4px oklch(0.235 0.02 268 / 0.1), 0 24px 64px -8px oklch(0.235 0.02 268 / 0.24)',
  },
  dark: {
    'shadow-floating':
      '0 0 0 1px oklch(1 0 0 / 0.09), 0 2px 4px oklch(0 0 0 / 0.3), 0 8px 24px -4px oklch(0 0 0 / 0.5)',
    'shadow-dialog':
      '0 0 0 1px oklch(1 0 0 / 0.1), 0 8px 16px -4px oklch(0 0 0 / 0.4), 0 24px 64px -8px oklch(0 0 0 / 0.7)',
  },
} as const;

/** Names a shadow token. */
export type ShadowToken = keyof (typeof shadows)['light'];
