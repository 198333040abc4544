import { emailLimits, findMailType, findUnfilled, intervalRange } from '@piacter/contracts/emails/values';
import { type RefObject, useRef } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import type { Form } from '../../../lib/form/index.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField, toOptions } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { FormSaveBar } from '../../../ui/form/form-save-bar.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RichTextField } from '../../rich-text/index.tsx';
import { EmailPreview } from './email-preview.tsx';
import { type EmailValues, isReminder } from './email-values.ts';
import styles from './emails.module.css';
import { PlaceholderBar } from './placeholder-bar.tsx';
import { text } from './text.ts';

const { fields } = text;

type EmailForm = Form<EmailValues>;

/** Inserts a placeholder where the admin wrote last. */
function useInsertion(form: EmailForm) {
  const target = useRef<'subject' | 'content'>('content');
  const intoContent = useRef<((words: string) => void) | null>(null);
  const intoSubject = (words: string) => {
    const input = document.querySelector<HTMLInputElement>('input[name="subject"]');
    const { subject } = form.values;
    const start = input?.selectionStart ?? subject.length;
    const end = input?.selectionEnd ?? subject.length;
    form.set(
      'subject',
      `${subject.slice(0, start)}${words}${subject.slice(end)}`.slice(0, emailLimits.subject),
    );
    input?.focus();
  };
  const insert = (words: string) =>
    target.current === 'subject' ? intoSubject(words) : intoContent.current?.(words);
  return { target, intoContent, insert };
}

/** Placeholders that would not be filled in. */
function Warnings({ values }: { values: EmailValues }) {
  const type = findMailType(values.emailType);
  const { unknown, notFilled } = findUnfilled(type, `${values.subject} ${values.content}`);
  return (
    <div role="status" className={styles.warnings}>
      {unknown && <Note variant="error">{text.placeholders.unknown(unknown)}</Note>}
      {notFilled && <Note variant="error">{text.placeholders.notFilled(notFilled)}</Note>}
      {/\{url\}/i.test(values.subject) && <Note variant="error">{text.placeholders.linkInSubject}</Note>}
    </div>
  );
}

function TypeFields({ form }: { form: EmailForm }) {
  const types = useApi('GET /api/types_email', {}).data?.data ?? [];
  const type = findMailType(form.values.emailType);
  return (
    <>
      <Cell span={isReminder(form.values.emailType) ? 3 : 6}>
        <SelectField
          label={fields.emailType}
          placeholder={fields.choose}
          options={toOptions(types, 'typeID', 'typeName')}
          required
          hint={type && text.purposes[type]}
          {...form.field('emailType')}
        />
      </Cell>
      {isReminder(form.values.emailType) && (
        <Cell span={3}>
          <NumberField
            label={fields.intervalDays}
            unit={fields.days}
            {...intervalRange}
            required
            {...form.field('intervalDays')}
          />
        </Cell>
      )}
    </>
  );
}

type TextProps = {
  form: EmailForm;
  target: RefObject<'subject' | 'content'>;
  intoContent: RefObject<((words: string) => void) | null>;
};

function TextFields({ form, target, intoContent }: TextProps) {
  const subject = form.field('subject');
  const content = form.field('content');
  return (
    <>
      <Cell>
        <TextField
          label={fields.subject}
          required
          maxLength={emailLimits.subject}
          {...subject}
          onFocus={() => {
            target.current = 'subject';
          }}
        />
      </Cell>
      <Cell>
        <RichTextField
          label={fields.content}
          hint={fields.contentHint}
          required
          maxLength={emailLimits.content}
          placeholderLink="{url}"
          insertRef={intoContent}
          {...content}
          onFocus={() => {
            target.current = 'content';
          }}
        />
      </Cell>
    </>
  );
}

/** The form of a template with its placeholders, and the mail that it makes (ADM-09). */
export function EmailFormPanel({ form, save }: { form: EmailForm; save?: string }) {
  const { target, intoContent, insert } = useInsertion(form);
  return (
    <div className={styles.editor}>
      <Panel title={text.form} sub={text.formSub} flush>
        <EndpointForm form={form} label={text.form} className={styles.form ?? ''}>
          <FieldGrid>
            <TypeFields form={form} />
            <TextFields form={form} target={target} intoContent={intoContent} />
            <Cell>
              <PlaceholderBar type={findMailType(form.values.emailType)} onInsert={insert} />
              <Warnings values={form.values} />
            </Cell>
          </FieldGrid>
          <FormSaveBar form={form} {...(save !== undefined && { save })} />
        </EndpointForm>
      </Panel>
      <EmailPreview values={form.values} />
    </div>
  );
}
