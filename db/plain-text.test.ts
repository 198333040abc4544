import { describe, expect, it } from 'vitest';
import { plainText, truncate } from './plain-text.ts';

describe('the text of sanitised HTML', () => {
  it('has a line for each block, and words of two blocks stay two', () => {
    const html =
      '<h3>Burkolás</h3><p>Fal<strong>ak</strong> és<br />padlók</p><ul><li>egy</li><li>kettő</li></ul>';
    expect(plainText(html)).toBe('Burkolás\nFalak és\npadlók\negy\nkettő');
  });

  it('has the signs that HTML writes as entities, each once', () => {
    expect(plainText('<p>5 &lt; 6 &amp;&amp; &quot;a&nbsp;b&quot; &amp;lt;</p>')).toBe('5 < 6 && "a b" &lt;');
  });
});

describe('a shortened text', () => {
  it('stays as it is where it fits, on one line', () => {
    expect(truncate('Első sor\n\nmásodik', 40)).toBe('Első sor második');
  });

  it('ends after a whole word, without the comma behind it', () => {
    expect(truncate('Csempézés, burkolás, javítás', 20)).toBe('Csempézés, burkolás…');
  });

  it('cuts a word that is longer than half of it, never a letter', () => {
    expect(truncate('💥'.repeat(30), 21)).toBe(`${'💥'.repeat(10)}…`);
  });
});
