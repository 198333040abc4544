import { text as states } from '../text.ts';

/** Hungarian texts of the state in the editor; apart from those of public pages. */
export const text = {
  hiddenMeaning: states.hiddenMeaning,
  /** 'Mentem, és közzéteszem' */
  saveAnd: (action: string) => `Mentem, és ${action.charAt(0).toLocaleLowerCase('hu')}${action.slice(1)}`,
  preview: 'Előnézet',
  saveAndPreview: 'Mentem, és megnézem az előnézetét',
  next: { view: 'Megnézem', images: 'Képeket teszek fel', copy: 'Másolom a linkjét' },
} as const;
