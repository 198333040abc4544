import { describe, expect, it } from 'vitest';
import { plainSentences, plainText, truncate } from './plain-text.ts';

describe('plainText', () => {
  it('returns a line for each block', () => {
    const html =
      '<h3>Burkolás</h3><p>Fal<strong>ak</strong> és<br />padlók</p><ul><li>egy</li><li>kettő</li></ul>';
    expect(plainText(html)).toBe('Burkolás\nFalak és\npadlók\negy\nkettő');
  });

  it('decodes entities once', () => {
    expect(plainText('<p>5 &lt; 6 &amp;&amp; &quot;a&nbsp;b&quot; &amp;lt;</p>')).toBe('5 < 6 && "a b" &lt;');
  });
});

describe('plainSentences', () => {
  it.each([
    ['<h2>Egy hely</h2><p>A Piactér.</p>', 'Egy hely. A Piactér.'],
    [
      '<p>Pontosan.</p><ul><li>ajtók, ablakok</li><li><p>gardróbok</p></li></ul><p>hívj!</p>',
      'Pontosan. Ajtók, ablakok, gardróbok. Hívj!',
    ],
    ['<p>Vállalok:</p><ol><li>festést;</li><li>mázolást.</li></ol>', 'Vállalok: festést, mázolást.'],
    ['<ul><li>Gyors munka.</li><li>Tiszta munka!</li></ul>', 'Gyors munka. Tiszta munka!'],
    ['<p>Falak és<br />padlók</p>', 'Falak és padlók.'],
    ['<p>„Elsőre jól.”</p><p>Számlával</p>', '„Elsőre jól.” Számlával.'],
    ['', ''],
  ])('writes %s as sentences', (html, sentences) => {
    expect(plainSentences(html)).toBe(sentences);
  });
});

describe('truncate', () => {
  it('returns a short text on one line', () => {
    expect(truncate('Első sor\n\nmásodik', 40)).toBe('Első sor második');
  });

  it('cuts at a word boundary and drops trailing punctuation', () => {
    expect(truncate('Csempézés, burkolás, javítás', 20)).toBe('Csempézés, burkolás…');
  });

  it('cuts inside an overlong word, but not inside a surrogate pair', () => {
    expect(truncate('💥'.repeat(30), 21)).toBe(`${'💥'.repeat(10)}…`);
  });
});
