import { expect, it } from 'vitest';
import { aboutText, termsText } from './page-texts.ts';

it("'Rólunk' has name, seat and address of the operator, to which the privacy statement refers", () => {
  for (const words of ['Üzemeltető:', 'székhely:', '@piacter.test', 'Ez a cég nem létezik'])
    expect(aboutText).toContain(words);
});

it('the terms say what becomes of listings, and which requests can be changed', () => {
  for (const words of ['lejár', 'bejelentheti', 'elrejti', 'figyelése', 'az ingatlant kereső igen'])
    expect(termsText).toContain(words);
});
