import { isVisible } from '@piacter/contracts/core';
import { fieldMessages, tooLongText } from '@piacter/contracts/core/hungarian';
import { plainText } from '@piacter/contracts/core/plain-text';
import { emailLimits } from '@piacter/contracts/emails';
import type { Attributes, IOptions } from 'sanitize-html';
import { invalidField } from '../../../core/http/api-error.ts';
import { sanitize, simpleHtml } from '../../../core/sanitized-html.ts';

/** A web page, a mail address, or the link of the mail, whose braces editors encode. */
const toLink = (href = ''): Attributes => {
  const address = href.trim();
  if (/^(\{|%7B)url(\}|%7D)$/i.test(address)) return { href: '{url}' };
  return /^(https?:\/\/|mailto:)/i.test(address) ? { href: address } : {};
};

/** The elements of a mail: those of a description, with links to the placeholder. */
const mailHtml: IOptions = {
  ...simpleHtml,
  allowedAttributes: { a: ['href'] },
  transformTags: {
    ...simpleHtml.transformTags,
    a: (tagName, { href }) => ({ tagName, attribs: toLink(href) }),
  },
};

/** The content of a template as it is stored; throws at `content` when nothing visible is left, or too much. */
export function cleanEmailContent(html: string): string {
  const clean = sanitize(html, mailHtml);
  const visible = plainText(clean);
  if (!isVisible(visible)) throw invalidField('content', fieldMessages.required);
  if (visible.replaceAll('\n', '').length > emailLimits.content || clean.length > emailLimits.html)
    throw invalidField('content', tooLongText(emailLimits.content));
  return clean;
}
