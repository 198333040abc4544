import { expect, it } from 'vitest';
import { ApiFailure, networkMessage } from '../api/index.ts';
import { failureMessage } from './failure-message.ts';

const wrapped = 'A folyamat során hiba lépett fel. Kérem próbálkozzon később!';

// Shows ERR-01, ERR-02, ERR-04.
it.each([
  ['a refusal', new ApiFailure(409, 'conflict', 'Foglalt.'), 'Foglalt.'],
  ['a server that does not answer', new ApiFailure(0, 'network', ''), networkMessage],
  ['an answer that cannot be read', new ApiFailure(502, 'network', ''), wrapped],
  ['an error of our own', new Error('boom'), wrapped],
])('has the documented message for %s', (_what, failure, message) => {
  expect(failureMessage(failure)).toBe(message);
});

it('missing and unreadable replies have the message of the screen, a refusal has its own', () => {
  const ofScreen = (failure: unknown) => failureMessage(failure, 'Nem sikerült.');
  expect(ofScreen(new ApiFailure(0, 'network', ''))).toBe('Nem sikerült.');
  expect(ofScreen(new ApiFailure(409, 'conflict', 'Foglalt.'))).toBe('Foglalt.');
});
