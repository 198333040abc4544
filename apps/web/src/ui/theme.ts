import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const kekfesto: MantineColorsTuple = [
  '#f2f6fe',
  '#e1e9fd',
  '#c6d5fb',
  '#a1b9f6',
  '#7997ec',
  '#5374da',
  '#3854bb',
  '#273e99',
  '#1c2e76',
  '#121f50',
];
const mesz: MantineColorsTuple = [
  '#f8f9f7',
  '#f1f3f0',
  '#e4e7e4',
  '#d0d6d4',
  '#acb4b7',
  '#858d94',
  '#646b74',
  '#464c57',
  '#292e38',
  '#151922',
];
const mez: MantineColorsTuple = [
  '#fff9e9',
  '#feefcb',
  '#fcde9a',
  '#f8ca65',
  '#f3b22d',
  '#e59900',
  '#c47b07',
  '#9d5e0f',
  '#78460e',
  '#512e0a',
];
const fiok: MantineColorsTuple = [
  '#effdf3',
  '#d8f8e2',
  '#b1efc6',
  '#84dfa0',
  '#54c57a',
  '#32a55a',
  '#1f8244',
  '#186735',
  '#0f4c27',
  '#053219',
];
const hiba: MantineColorsTuple = [
  '#fff5f4',
  '#ffe5e4',
  '#ffc9c6',
  '#ffa09b',
  '#f5746f',
  '#e24945',
  '#c12e2b',
  '#9c211f',
  '#771816',
  '#4e0e0c',
];

/**
 * Mantine's theme. The values are the same as the custom properties of global.css, which style the public pages; green
 * (`fiok`) is for 'Fiókom!' only.
 */
export const theme = createTheme({
  primaryColor: 'kekfesto',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'inherit', fontWeight: '720' },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '6px', md: '10px', lg: '14px', xl: '14px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  // 360, 660, 720, 1080 and 1280 px
  breakpoints: { xs: '22.5em', sm: '41.25em', md: '45em', lg: '67.5em', xl: '80em' },
  colors: { kekfesto, mesz, mez, fiok, hiba, gray: mesz, red: hiba },
});

/** Both schemes refer to global.css, which handles light and dark itself. */
const shared = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--prim)',
  '--mantine-primary-color-filled-hover': 'var(--prim-hover)',
  '--mantine-primary-color-contrast': 'var(--on-prim)',
  '--mantine-primary-color-light': 'var(--prim-soft)',
  '--mantine-primary-color-light-color': 'var(--prim-soft-text)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-shadow-xs': 'var(--sh-1)',
    '--mantine-shadow-sm': 'var(--sh-1)',
    '--mantine-shadow-md': 'var(--sh-2)',
    '--mantine-shadow-lg': 'var(--sh-2)',
    '--mantine-shadow-xl': 'var(--sh-3)',
  },
  light: shared,
  dark: shared,
});
