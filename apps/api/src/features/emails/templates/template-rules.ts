import { findMailType, findUnfilled, hasLink } from '@piacter/contracts/emails/values';
import { defaultMailTemplates } from '@piacter/db';
import { invalidField } from '../../../core/http/api-error.ts';
import { text } from './emails.text.ts';

/** Whether mails of a type lead somewhere: their default text has the link. */
const needsLink = (emailType: number): boolean =>
  defaultMailTemplates.some((standard) => standard.emailType === emailType && hasLink(standard.content));

/**
 * Throws at the field for a template by which mails would go out without their link, or with a name in braces that they do
 * not fill in: a registration cannot be confirmed without its link, and nobody would notice.
 */
export function assertSendable({
  emailType,
  subject,
  content,
}: {
  emailType: number;
  subject: string;
  content: string;
}): void {
  const type = findMailType(emailType);
  for (const [field, words] of Object.entries({ subject, content })) {
    const { unknown, notFilled } = findUnfilled(type, words);
    const names = [unknown, notFilled].filter(Boolean).join(', ');
    if (names !== '') throw invalidField(field, text.unknownNames(names));
  }
  if (needsLink(emailType) && !hasLink(content)) throw invalidField('content', text.linkRequired);
}
