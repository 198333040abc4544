import { useEffect, useState } from 'react';
import { api } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { EmailValues } from './email-values.ts';
import styles from './emails.module.css';
import { text } from './text.ts';

/** Milliseconds without typing after which the preview is rendered. */
const pauseMs = 500;

/** Width of the narrow preview in CSS pixels: a phone's. */
const phoneWidth = 375;

type Preview = { subject: string; html: string };

const toDraft = ({ emailType, subject, content }: EmailValues) =>
  emailType !== '' && subject.trim() !== '' && content !== ''
    ? { emailType: Number(emailType), subject, content }
    : undefined;

/** Renders the template on the server once typing pauses; the last one stays until the next has arrived. */
function usePreview({ emailType, subject, content }: EmailValues) {
  const [state, setState] = useState<{ preview?: Preview; hasFailed: boolean }>({ hasFailed: false });
  useEffect(() => {
    const body = toDraft({ emailType, subject, content, intervalDays: '' });
    if (!body) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api('POST /api/email-preview', { body, signal: controller.signal, isBackground: true }).then(
        ({ data }) => setState({ preview: data, hasFailed: false }),
        () => !controller.signal.aborted && setState({ hasFailed: true }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [emailType, subject, content]);
  return state;
}

function TestButton({ values }: { values: EmailValues }) {
  const [isSending, setSending] = useState(false);
  const body = toDraft(values);
  const send = async () => {
    if (!body) return;
    setSending(true);
    try {
      await alert((await api('POST /api/test-email', { body })).message);
    } catch (failure) {
      await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    } finally {
      setSending(false);
    }
  };
  return (
    <Button variant="soft" busy={isSending} disabled={!body} onClick={() => void send()}>
      {text.preview.test}
    </Button>
  );
}

/**
 * The mail that the template makes, with sample values. The frame is sandboxed: nothing in it runs, and its links
 * open nothing.
 */
export function EmailPreview({ values }: { values: EmailValues }) {
  const [width, setWidth] = useState('desk');
  const { preview, hasFailed } = usePreview(values);
  return (
    <Panel title={text.preview.title} sub={text.preview.sub}>
      <div className={styles.tools}>
        <RadioGroup
          variant="segmented"
          label={text.preview.widths}
          name="previewWidth"
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desk', label: text.preview.desk },
            { value: 'phone', label: text.preview.phone },
          ]}
        />
        <TestButton values={values} />
      </div>
      {hasFailed && <p role="status">{text.preview.failed}</p>}
      {!hasFailed && !preview && <p>{text.preview.empty}</p>}
      {preview && (
        <>
          <p className={styles.subject}>{text.preview.subject(preview.subject)}</p>
          <iframe
            className={styles.frame}
            style={width === 'phone' ? { width: phoneWidth } : {}}
            title={text.preview.frame}
            sandbox=""
            srcDoc={preview.html}
          />
        </>
      )}
    </Panel>
  );
}
