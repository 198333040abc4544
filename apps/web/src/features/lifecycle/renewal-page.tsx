import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SignpostPage } from '../../ui/signpost-page.tsx';
import { text } from './text.ts';

type Step = { done?: string; failed?: string; isRunning?: boolean };

/** Renews a listing by the link of the expiry mail (LIFE-03). By a button: mail scanners open links, too. */
export function RenewalPage() {
  const [search] = useSearchParams();
  const key = search.get('key');
  usePageTitle(text.renewal.title);
  const [step, setStep] = useState<Step>(key === null ? { failed: text.renewal.incomplete } : {});

  async function renew(): Promise<void> {
    setStep({ isRunning: true });
    try {
      setStep({ done: (await api('POST /api/listings/renew', { body: { key: key ?? '' } })).message });
    } catch (error) {
      setStep({ failed: failureMessage(error) });
    }
  }
  const isOver = step.done !== undefined || step.failed !== undefined;
  return (
    <SignpostPage title={text.renewal.title} hint={isOver ? '' : text.renewal.hint}>
      {step.done !== undefined && <Note variant="done">{step.done}</Note>}
      {step.failed !== undefined && <Note variant="error">{step.failed}</Note>}
      {isOver ? (
        <ButtonLink to={paths.loginRegister}>{text.renewal.toLogin}</ButtonLink>
      ) : (
        <Button disabled={step.isRunning ?? false} onClick={() => void renew()}>
          {text.renew}
        </Button>
      )}
    </SignpostPage>
  );
}
