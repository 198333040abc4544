import { expect, it } from 'vitest';
import { fillQuickAnswer, firstQuickAnswers, quickAnswerLimits } from './values.ts';

it('placeholders become what is known of the thread', () => {
  const text = 'Szia {név}! {hirdetés}, ár: {ár}.';
  expect(fillQuickAnswer(text, { név: 'Anna', hirdetés: 'Eladó lakás, Győr', ár: '45 M Ft' })).toBe(
    'Szia Anna! Eladó lakás, Győr, ár: 45 M Ft.',
  );
});

it('an unknown name is left out, what else is not known is left to be filled in', () => {
  expect(fillQuickAnswer('Szia {név}! Ár: {ár}, {más}.', { név: null, ár: null })).toBe(
    'Szia! Ár: {ár}, {más}.',
  );
});

it('the first ones of each role are four within the limits', () => {
  for (const answers of Object.values(firstQuickAnswers)) {
    expect(answers).toHaveLength(4);
    for (const { title, text } of answers) {
      expect(title.length).toBeLessThanOrEqual(quickAnswerLimits.title);
      expect(text.length).toBeLessThanOrEqual(quickAnswerLimits.text);
    }
  }
});
