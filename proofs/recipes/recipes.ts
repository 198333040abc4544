const description = 'packages/contracts/src/properties/fields.ts';
const beforeFlags = '  isAttic: { ...is(';
const beforeWords = '  isAttic: { weight';

/**
 * What an engineer writes to add a field, by the recipe 'Add a field to a listing' of docs/recipes.md: in each changed file
 * texts, with the beginning of the line before which they are inserted, and the column. With what the checks look for.
 */
export const fieldRecipes = [
  {
    title: 'a number',
    changes: {
      [description]: [
        [
          beforeFlags,
          `  ceilingHeight: {
    type: 'number',
    unit: 'centimetres',
    max: 999,
    label: 'Belmagasság',
    short: 'Belmagasság',
    group: 'area',
    range: 'ceilingHeight',
    typical: [240, 340],
    best: 'highest',
  },\n`,
        ],
        [beforeWords, `  ceilingHeight: { weight: 2, words: 'belmagasság, belmagasságú' },\n`],
      ],
    },
    column: 'ceilingHeight smallint unsigned null',
    expected: {
      field: 'ceilingHeight',
      value: 280,
      refused: 1000,
      matching: 'ceilingHeightFrom=270',
      other: 'ceilingHeightFrom=290',
      typed: 'lakás Győr 280 cm belmagasság',
      understood: { ceilingHeightFrom: '280' },
      said: 'Belmagasság: 270 cm-től',
      label: 'Belmagasság',
      shown: '280 cm',
      summary: 'Belmagasság (cm)',
      isBest: true,
    },
  },
  {
    title: 'a flag',
    changes: {
      [description]: [
        [beforeFlags, `  hasCellar: { ...has('Pince'), group: 'equipment' },\n`],
        [beforeWords, `  hasCellar: { weight: 1.5, words: 'pince, pincés' },\n`],
      ],
    },
    column: 'hasCellar tinyint unsigned null',
    expected: {
      field: 'hasCellar',
      value: 1,
      refused: 2,
      matching: 'hasCellar=1',
      other: 'hasCellar=0',
      typed: 'eladó pincés ház Eger',
      understood: { hasCellar: '1' },
      said: 'Van pince',
      label: 'Pince',
      shown: 'Van',
      summary: 'Pince',
      isBest: false,
    },
  },
] as const;
