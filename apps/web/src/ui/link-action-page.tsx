import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureMessage } from '../lib/form/index.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { Button, ButtonLink } from './button.tsx';
import { formText } from './form-text.ts';
import { Note } from './note.tsx';
import { SignpostPage } from './signpost-page.tsx';

type NextPage = { to: string; label: string };

/** What the link has done. */
type Done = { message: ReactNode; next?: NextPage };

type Step = { done?: Done; failed?: string; isRunning?: boolean };

type Props = {
  title: string;
  hint: string;
  /** The label of the button. */
  action: string;
  /**
   * What the link is about, in bold after the hint, or what it has done at an earlier click; a link that it refuses is of no
   * use. Has to stay the same.
   */
  loadSubject?: (key: string) => Promise<string | Done>;
  run: (key: string) => Promise<Done>;
  /** The page that follows, unless what was done has another. */
  next: NextPage;
};

/** The page of a mailed link that changes something: by a button, since mail scanners open links, too. */
export function LinkActionPage({ title, hint, action, loadSubject, run, next }: Props) {
  const [search] = useSearchParams();
  const key = search.get('key');
  usePageTitle(title);
  const [step, setStep] = useState<Step>(key === null ? { failed: formText.incompleteLink } : {});

  const [subject, setSubject] = useState('');
  useEffect(() => {
    if (key === null || !loadSubject) return;
    loadSubject(key)
      .then((found) => (typeof found === 'string' ? setSubject(found) : setStep({ done: found })))
      .catch((error: unknown) => setStep({ failed: failureMessage(error) }));
  }, [key, loadSubject]);

  async function start(): Promise<void> {
    setStep({ isRunning: true });
    try {
      setStep({ done: await run(key ?? '') });
    } catch (error) {
      setStep({ failed: failureMessage(error) });
    }
  }
  const isOver = step.done !== undefined || step.failed !== undefined;
  const { to, label } = step.done?.next ?? next;
  return (
    <SignpostPage
      title={title}
      hint={
        !isOver && (
          <>
            {hint} <b>{subject}</b>
          </>
        )
      }
    >
      {step.done && <Note variant="done">{step.done.message}</Note>}
      {step.failed !== undefined && <Note variant="error">{step.failed}</Note>}
      {isOver ? (
        <ButtonLink to={to}>{label}</ButtonLink>
      ) : (
        <Button disabled={step.isRunning ?? false} onClick={() => void start()}>
          {action}
        </Button>
      )}
    </SignpostPage>
  );
}
