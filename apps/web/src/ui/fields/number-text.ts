/** What a number became when its field was left; pages without fields of numbers do without. */
export const clampedText = {
  between: (min: string, max: string, value: string) =>
    `${min} és ${max} közötti szám lehet, ezért ${value} lett.`,
  whole: (value: string) => `Itt egész szám kell, ezért ${value} lett.`,
  number: (value: string) => `Itt szám kell, ezért ${value} lett.`,
} as const;
