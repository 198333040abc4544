/** Hungarian texts of the pager; only lists load it. */
export const pagerText = {
  label: 'Lapozó',
  first: 'Első oldal',
  previous: 'Előző oldal',
  next: 'Következő oldal',
  last: 'Utolsó oldal',
  place: (page: number, total: number) => `${page}. oldal, összesen ${total}`,
} as const;
