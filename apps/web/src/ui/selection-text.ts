/** Hungarian texts of the bar of what is selected in a list; only own lists load it. */
export const text = {
  selected: (count: number) => `${count} kijelölve`,
  elsewhere: (count: number) => `ebből ${count} másik oldalon`,
  clear: 'Kijelölés megszüntetése',
  more: 'Minden művelet',
} as const;
