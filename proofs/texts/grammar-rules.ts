// What words do in a sentence.
import { withArticle } from '@piacter/contracts/core/hungarian';
import { around, type TextRule, toPlainSpaces } from './text-rule.ts';

export const doubled: TextRule = {
  name: 'says no word or place twice',
  find(text) {
    const word = around(/(?<![\p{L}\d-])(\p{L}+) \1(?![\p{L}\d-])/iu)(text);
    if (word) return word;
    const parts = text.split(/, | – | · /);
    return parts.find((part, at) => {
      const before = at > 0 ? parts[at - 1] : undefined;
      return (
        before !== undefined &&
        /^\p{Lu}/u.test(part) &&
        new RegExp(`(?:^| )${RegExp.escape(part)}(?: |$)`).test(before)
      );
    });
  },
};

/** Before these, 'az' is a pronoun. */
const afterPronoun = /^(?:nem|volt|lesz|kell|már|még|meg|van|se|sem|be|ki|le|jó|csak|számít|marad)(?!\p{L})/u;
/** Abbreviations and single letters are read by their names. */
const spelledOut = /^[„(]?(?:\p{Lu}{2}|\p{L}(?!\p{L}))/u;

export const articles: TextRule = {
  name: 'has the article of the next word',
  find(text) {
    for (const [whole, article = '', next = ''] of text.matchAll(
      /(?<![\p{L}\d.-])(az?) ([„(]?[\p{L}\d][^,;]*)/giu,
    )) {
      if (spelledOut.test(next) || afterPronoun.test(next)) continue;
      if (withArticle(next).split(' ')[0] !== article.toLocaleLowerCase('hu')) return whole.slice(0, 30);
    }
    return undefined;
  },
};

/** Whether the last spoken word of a number or unit has back vowels: 'hat', 'húsz', 'száz', 'forint'. */
function hasBackVowels(said: string): boolean {
  if (/Ft|%|M$/.test(said)) return true;
  if (said === 'm²') return false;
  const [, digit = '0', zeros = ''] = /(\d)(0*)$/.exec(said.replaceAll(/\D/g, '')) ?? [];
  if (zeros.length === 0) return '0368'.includes(digit);
  if (zeros.length === 1) return '2368'.includes(digit);
  // 'száz' and 'millió', but 'ezer'.
  return zeros.length === 2 || zeros.length > 5;
}

const suffixed = /(\d[\d ]*|Ft|m²|%)-(t[óő]l|b[ae]n?|b[óő]l|n[ae]k|r[ae]|r[óő]l|n[áé]l|h[oe]z)(?!\p{L})/gu;

export const harmony: TextRule = {
  name: 'has suffixes in harmony with the number or unit before them',
  find(text) {
    for (const [whole, said = '', suffix = ''] of toPlainSpaces(text).matchAll(suffixed))
      if (/[aáoó]/.test(suffix) !== hasBackVowels(said)) return whole;
    return undefined;
  },
};
