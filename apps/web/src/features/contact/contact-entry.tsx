import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { type ContactFormProps, ContactForm as Form } from './contact-form.tsx';
import { formatWritten, rememberWritten, useWritten } from './written/index.ts';
import { text } from './written/text.ts';

/** The contact form, or, once a message was sent, when that was. */
export function ContactForm(props: ContactFormProps) {
  const { listing, onSent } = props;
  const written = useWritten(listing);
  const [isAgain, setAgain] = useState(false);
  if (written !== undefined && !isAgain)
    return (
      <Note variant="done">
        <p>{formatWritten(written)}</p>
        <p>{text.hint}</p>
        <Button variant="soft" onClick={() => setAgain(true)}>
          {text.again}
        </Button>
      </Note>
    );
  return (
    <Form
      {...props}
      onSent={() => {
        rememberWritten(listing);
        setAgain(false);
        onSent?.();
      }}
    />
  );
}
