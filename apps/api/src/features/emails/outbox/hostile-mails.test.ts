import { placeholders } from '@piacter/contracts/emails/values';
import { defaultMailTemplates } from '@piacter/db';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { toMessage } from '../../../adapters/mail/index.ts';
import { escapeHtml } from '../../../core/formatting.ts';
import { getSkeleton, hostileBreaks, hostileLines } from '../../../testing/hostile-texts.ts';
import type { MailValues } from './fill-template.ts';
import { fillContent, fillSubject, plainText } from './fill-template.ts';
import { renderLayout } from './layout.ts';

const url = 'https://piacter.test/';
const at = new Date('2026-11-21T10:00:00Z');

/** All placeholders with the same text, but the address, which only the product fills in. */
const fillAll = (text: string): MailValues => ({
  ...Object.fromEntries(placeholders.map((name) => [name, text])),
  url,
});

function compose(template: { subject: string; content: string }, text: string) {
  const values = fillAll(text);
  const subject = fillSubject(template.subject, values);
  const content = fillContent(template.content, values);
  return { subject, content, html: renderLayout(subject, content, { publicUrl: url }) };
}

describe.each([...hostileLines, ...hostileBreaks])('a mail with %j', (text) => {
  it('has the elements of one with an ordinary text, whichever its template', () => {
    for (const template of defaultMailTemplates) {
      const { html, content } = compose(template, text);
      const lines = text.split(/\r\n|\r|\n/).length;
      const ordinary = compose(template, Array.from({ length: lines }, () => 'a').join('\n'));
      expect(getSkeleton(html)).toEqual(getSkeleton(ordinary.html));
      if (template.content.includes('{message}') && lines === 1) expect(content).toContain(escapeHtml(text));
    }
  });

  it('has no header but its own', async () => {
    const [template] = defaultMailTemplates.filter(({ emailType }) => emailType === 8);
    const { subject, content, html } = compose(template ?? { subject: '', content: '' }, text);
    const mail = {
      ...{ mailID: 1, dedupeKey: 'a', toAddress: 'cimzett@pelda.test', replyTo: null, created: at },
      unsubscribeUrl: null,
      ...{ subject, html, text: plainText(content) },
    };
    const message = toMessage(mail, { from: 'Piactér <level@piacter.test>', publicUrl: url }, at);
    const parsed = await PostalMime.parse(await new MailComposer(message).compile().build());
    expect(parsed.headers.map(({ key }) => key).sort()).toEqual(
      'auto-submitted content-language content-type date from message-id mime-version subject to'.split(' '),
    );
    expect(parsed.to).toEqual([{ name: '', address: 'cimzett@pelda.test' }]);
    expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
    expect(parsed.subject).not.toMatch(/[\r\n\u2028]/);
  });
});
