import {
  type MailType,
  mailTypes,
  type Placeholder,
  placeholdersByType,
} from '@piacter/contracts/emails/values';
import { defaultMailTemplates } from '@piacter/db';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../outbox/outbox.ts';
import { getSampleValues } from './emails.text.ts';

const publicUrl = 'http://piacter.test';
const types = Object.keys(mailTypes) as MailType[];

function getTemplate(type: MailType) {
  const template = defaultMailTemplates.find(({ emailType }) => emailType === mailTypes[type]);
  if (!template) throw new Error(`no default for ${type}`);
  return template;
}

/** What a sender may have no value for, beside the receiver's name. */
const optional: Partial<Record<MailType, readonly Placeholder[]>> = {
  packageExpiry: ['title'],
  contact: ['title', 'stay', 'price'],
  hostContact: ['title', 'message'],
};

/** The mail with the values that its sender fills in, except for the missing ones. */
function render(type: MailType, missing: readonly Placeholder[] = []) {
  const samples = Object.entries(getSampleValues(mailTypes[type], publicUrl));
  const given = new Set<string>(placeholdersByType[type]);
  const values = Object.fromEntries(
    samples.filter(([name]) => given.has(name) && !missing.some((absent) => absent === name)),
  );
  return renderMail(getTemplate(type), values, { publicUrl });
}

const uses = (text: string, name: Placeholder) => text.includes(`{${name}}`);

describe.each(types)('the default mail %s', (type) => {
  const { subject, content } = getTemplate(type);
  const given: readonly Placeholder[] = placeholdersByType[type];

  it('uses what its sender fills in, and nothing else', () => {
    const used = [...`${subject}${content}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(used.filter((word) => !given.some((name) => name === word))).toEqual([]);
    // The line of a request begins with its profession, which is its title.
    const unused = given.filter((name) => !used.some((word) => word === name));
    expect(unused.filter((name) => !(name === 'title' && given.includes('request')))).toEqual([]);
  });

  it('names its sender and its subject', () => {
    for (const name of ['clientName', 'request', 'package'] as const)
      if (given.includes(name)) expect(uses(content, name)).toBe(true);
    if (given.includes('request')) expect(uses(subject, 'request')).toBe(true);
    else if (given.includes('title')) expect(uses(`${subject}${content}`, 'title')).toBe(true);
  });

  it('leads on by a link', () => {
    expect(render(type).text).toMatch(/\p{L}: http:\/\/piacter\.test\//u);
  });

  it.each([[[]], [['name', ...(optional[type] ?? [])]]] as Placeholder[][][])(
    'is whole sentences without %j',
    (missing) => {
      const mail = render(type, missing);
      const texts = [mail.subject, mail.text];
      for (const text of texts) {
        expect(text).not.toMatch(/[{}]|%7B| [,.!?:;]|[,.:;]{2}|undefined|null/);
        expect(text).not.toMatch(/<[a-z]/);
      }
      const paragraphs = mail.text.split('\n\n');
      expect(paragraphs[0]).toMatch(/^Szia(, Péter)?!$/);
      expect(paragraphs.filter((paragraph) => paragraph.trim() === '')).toEqual([]);
      expect(mail.html).not.toMatch(/<p[^>]*>\s*<\/p>/);
    },
  );
});
