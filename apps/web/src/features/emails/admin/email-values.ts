import type { EmailTemplate } from '@piacter/contracts/emails';
import { mailTypes } from '@piacter/contracts/emails/values';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';

export type EmailValues = {
  emailType: string;
  subject: string;
  content: string;
  intervalDays: NumberFieldValue;
};

export const newEmailValues: EmailValues = { emailType: '', subject: '', content: '', intervalDays: '' };

export const toEmailValues = ({ emailType, subject, content, intervalDays }: EmailTemplate): EmailValues => ({
  emailType: String(emailType),
  subject,
  content,
  intervalDays: intervalDays ?? '',
});

export const isReminder = (emailType: string) => emailType === String(mailTypes.packageExpiry);

export const toEmailBody = ({ emailType, intervalDays, ...texts }: EmailValues) => ({
  ...texts,
  emailType: emailType === '' ? undefined : Number(emailType),
  intervalDays: isReminder(emailType) && intervalDays !== '' ? Number(intervalDays) : null,
});
