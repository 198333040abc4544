import type { StayParty } from '@piacter/contracts/stays/values';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

const AskStayDialog = lazy(() =>
  import('./ask-stay-dialog.tsx').then((module) => ({ default: module.AskStayDialog })),
);

type Props = { accommodationID: number; party: StayParty };

/** The button that asks the host whether the days are free. */
export function AskStay({ accommodationID, party }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text.ask}</Button>
      {isOpen && (
        <Suspense>
          <AskStayDialog {...{ accommodationID, party }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
