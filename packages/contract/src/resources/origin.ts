/** What a reference says that a call of its own writes: to what a record was made of, or into what it was merged. Its page shows it, and no list does. */
export const origin = {
  isReadOnly: true,
  isNullable: true,
  isReleased: true,
  list: 'none',
  sort: false,
  bulk: false,
  export: false,
} as const;
