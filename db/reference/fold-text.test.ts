import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Győr', 'gyor'],
    ['ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP', 'arvizturo tukorfurogep'],
    ['Győr-Moson-Sopron vármegye', 'gyor moson sopron varmegye'],
    ['Budapest XI. kerület', 'budapest xi kerulet'],
    ['  Fő   utca 3/A ', 'fo utca 3 a'],
    ['Łódź, Đakovo, Groß-Enzersdorf', 'lodz dakovo gross enzersdorf'],
    ['Târgu Mureș, Čačak, Šaľa', 'targu mures cacak sala'],
    ['…', ''],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is idempotent', () => {
    const folded = foldText('Hódmezővásárhely, Szőlőhegyi dűlő');
    expect(foldText(folded)).toBe(folded);
  });

  it('folds composed and decomposed forms alike', () => {
    expect(foldText('Szőreg'.normalize('NFD'))).toBe(foldText('Szőreg'.normalize('NFC')));
  });
});
