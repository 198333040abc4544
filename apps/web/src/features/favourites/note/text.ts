/** Hungarian texts of the note on a listing that somebody keeps. */
export const text = {
  addNote: 'Jegyzetet írok',
  editNote: 'Jegyzet szerkesztése',
  noteLabel: (title: string) => `Jegyzet: ${title}`,
  saveNote: 'Jegyzet mentése',
  cancel: 'Mégse',
} as const;
