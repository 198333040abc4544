import { readFileSync } from 'node:fs';
import { invalidField } from '../../core/http/api-error.ts';

const foldLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** One password a line, folded; lines with # are remarks. */
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
const replaceLookalikes = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);

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

/** Different pieces of a keyboard row or of the alphabet that the text is made of; Infinity when there is other text. */
function sequencePieces(text: string): number {
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

/** Whether a part of at most half the length, written again and again, makes up the whole. */
const isRepetition = (text: string): boolean => /^(.{1,6})\1+.{0,2}$/u.test(text) && new Set(text).size <= 6;

/** What is left when digits and signs at both ends go: 'Jelszo2024!' → 'jelszo'. */
const stripDecoration = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Letters that a password needs beside the name in the owner's own address. */
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
 * Whether a password is among those that are tried first: listed, a listed one with the usual decoration,
 * a keyboard row, one thing repeated, or the owner's own address.
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
    // Long remainders are decoration no more: 'alma' with twelve random digits is a good password.
    forms.some((form) => listed.has(form) && folded.length - form.length <= 6) ||
    sequencePieces(folded) <= 2 ||
    isRepetition(folded) ||
    containsOwnName(folded, email)
  );
}

/** @throws a field error at `field` for a password of that kind. */
export function assertUncommon(field: string, password: string, email: string): void {
  if (isCommonPassword(password, email))
    throw invalidField(field, 'Ezt a jelszót könnyű kitalálni, válassz másikat!');
}
