import { readFileSync } from 'node:fs';
import { invalidField } from '../../core/http/api-error.ts';

const foldLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The list of common passwords, folded; lines with # are comments. */
const listed: ReadonlySet<string> = new Set(
  readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(foldLetters),
);

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const replaceLookalikes = (text: string) =>
  text.replace(/[013457@$!]/g, (character) => lookalikes[character] ?? character);

const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopőú',
  'qwertyuiop',
  'asdfghjkléáű',
  'yxcvbnm',
  'zxcvbnm',
]
  .map(foldLetters)
  .flatMap((row) => [row, [...row].reverse().join('')]);

/** Number of distinct pieces of keyboard rows or the alphabet that the text consists of; Infinity for other text. */
function countSequencePieces(text: string): number {
  const longest = (from: number): number => {
    let best = 0;
    for (const row of sequences) {
      let length = 0;
      while (from + length < text.length && row.includes(text.slice(from, from + length + 1))) length += 1;
      best = Math.max(best, length);
    }
    return best;
  };
  let pieces = 0;
  for (let at = 0; at < text.length; pieces += 1) {
    const length = longest(at);
    if (length < 3) return Number.POSITIVE_INFINITY;
    at += length;
  }
  return pieces;
}

/** Whether the text repeats a part of at most six characters. */
const isRepetition = (text: string): boolean => /^(.{1,6})\1+.{0,2}$/u.test(text) && new Set(text).size <= 6;

/** Strips digits and symbols at both ends: 'Jelszo2024!' → 'jelszo'. */
const stripDecoration = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Minimum number of letters besides the name in the owner's address. */
const minLettersBesideName = 6;

function containsOwnName(password: string, email: string): boolean {
  const address = foldLetters(email);
  const name = address.split('@')[0] ?? '';
  return [address, name].some(
    (part) =>
      part.length >= 4 &&
      password.includes(part) &&
      password.replaceAll(part, '').length < minLettersBesideName,
  );
}

/**
 * Whether a password is easily guessed: a common password, also with the usual decoration, a keyboard row, a repetition,
 * or the owner's own address.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = foldLetters(password);
  const plain = replaceLookalikes(folded);
  const forms = [
    folded,
    plain,
    stripDecoration(folded),
    stripDecoration(plain),
    replaceLookalikes(stripDecoration(folded)),
  ];
  return (
    // A long remainder is no decoration: 'alma' with twelve random digits is a good password.
    forms.some((form) => listed.has(form) && folded.length - form.length <= 6) ||
    countSequencePieces(folded) <= 2 ||
    isRepetition(folded) ||
    containsOwnName(folded, email)
  );
}

/** Throws a field error at `field` for a common password. */
export function assertUncommon(field: string, password: string, email: string): void {
  if (isCommonPassword(password, email))
    throw invalidField(field, 'Ezt a jelszót könnyű kitalálni, válassz másikat!');
}
