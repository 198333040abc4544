import { createRecord } from '@piacter/contracts/core/values';
import { childGroups, type StayParty } from '@piacter/contracts/stays/values';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

const AskStayDialog = lazy(() =>
  import('./ask-stay-dialog.tsx').then((module) => ({ default: module.AskStayDialog })),
);

type Props = Pick<StayParty, 'arrival' | 'departure'> & {
  accommodationID: number;
  guests: number;
  hasPet: boolean;
};

/** The button that asks the host whether the days are free. */
export function AskStay({ accommodationID, arrival, departure, guests, hasPet }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const party = {
    ...createRecord(childGroups, () => 0),
    ...{ arrival, departure, adults: guests, pets: hasPet ? 1 : 0 },
  };
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
