import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { api } from '../../../lib/api/index.ts';
import { failureMessage } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { SignpostPage } from '../../../ui/signpost-page.tsx';
import { text } from './text.ts';

type Step =
  | { name: 'waiting' | 'running' }
  | { name: 'done'; message: string; watch: string; address: string }
  | { name: 'failed'; message: string };

const calls = {
  confirm: 'POST /api/watches/confirm',
  leave: 'POST /api/watches/unsubscribe',
} as const;

/** What a mailed link of a watch does, at a button: mail scanners open links, too. */
function WatchLinkPage({ purpose }: { purpose: keyof typeof calls }) {
  const { title, hint, action } = text[purpose];
  const [search] = useSearchParams();
  const key = search.get('key');
  usePageTitle(title);
  const [step, setStep] = useState<Step>(
    key === null ? { name: 'failed', message: text.incomplete } : { name: 'waiting' },
  );

  async function run(): Promise<void> {
    setStep({ name: 'running' });
    try {
      const { message, data } = await api(calls[purpose], { body: { key: key ?? '' } });
      setStep({ name: 'done', message, watch: data.name, address: data.address });
    } catch (error) {
      setStep({ name: 'failed', message: failureMessage(error) });
    }
  }
  const isOver = step.name === 'done' || step.name === 'failed';
  return (
    <SignpostPage title={title} hint={isOver ? '' : hint}>
      {step.name === 'done' && (
        <Note variant="done">
          {step.message} <b>{step.watch}</b>
        </Note>
      )}
      {step.name === 'failed' && <Note variant="error">{step.message}</Note>}
      {step.name === 'done' && <ButtonLink to={step.address}>{text.open}</ButtonLink>}
      {step.name === 'failed' && <ButtonLink to={paths.home}>{text.home}</ButtonLink>}
      {!isOver && (
        <Button disabled={step.name === 'running'} onClick={() => void run()}>
          {action}
        </Button>
      )}
    </SignpostPage>
  );
}

export const WatchConfirmationPage = () => <WatchLinkPage purpose="confirm" />;
export const WatchLeavingPage = () => <WatchLinkPage purpose="leave" />;
