import type { DeskFate, DeskSelection } from '@piacter/contracts/desks';
import type { DeskAction } from '@piacter/contracts/desks/values';
import { isFound } from '@piacter/contracts/lifecycle/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { useState } from 'react';
import { confirm, type Question } from '../../lib/message-queue.ts';
import { Button } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { getReservationWords, isReservable } from '../lifecycle/index.ts';
import { askBulkMove, askBulkRemoval, type PaidListing } from '../listings/own/index.ts';
import { actOnAll } from './batches.ts';
import { nameRow } from './desk-row.tsx';
import { PriceStepDialog } from './price-step-dialog.tsx';
import { type FirstOrder, PromoteDialog } from './promote-dialog.tsx';
import { text } from './text.ts';
import { type Moved, toMoved } from './undo-moves.ts';

type Run = (
  work: (onProgress: (done: number) => void) => Promise<DeskFate[]>,
  all: number,
  about?: { getOrder?: () => FirstOrder | undefined; moved?: Moved | undefined },
) => Promise<void>;

type Props = {
  kind: ListingKind;
  selected: readonly DeskSelection[];
  /** How many of them are on other pages. */
  elsewhere: number;
  priceUnit: number | null;
  onClear: () => void;
  /** Runs the work, shows what became of it, and loads the list again. */
  run: Run;
};

type Choice = {
  key: string;
  to: DeskAction;
  action: string;
  question: string;
  listings: DeskSelection[];
};

/** What the selected listings allow; drafts are published, not restarted. */
function getChoices(kind: ListingKind, selected: readonly DeskSelection[]): Choice[] {
  const { reservedQuestion, ...bulk } = text.bulk;
  const reserved = { action: getReservationWords(kind).begin, question: reservedQuestion };
  const actions = { ...bulk.actions, reserved };
  const movable = (to: DeskAction, isDraft: boolean) =>
    selected.filter(
      ({ state, nextStates, isHidden }) =>
        !isHidden && state !== to && (state === 'draft') === isDraft && nextStates.some((one) => one === to),
    );
  const choices: [key: keyof typeof actions, action: DeskAction, listings: DeskSelection[]][] = [
    ['renew', 'renew', selected.filter(({ state }) => isFound(state) || state === 'expired')],
    ['publish', 'live', movable('live', true)],
    ['live', 'live', movable('live', false).filter(({ state }) => state !== 'expired')],
    ['paused', 'paused', movable('paused', false)],
    ['reserved', 'reserved', isReservable(kind) ? movable('reserved', false) : []],
    ['closed', 'closed', movable('closed', false)],
    ['copy', 'copy', [...selected]],
  ];
  return choices
    .filter(([, , listings]) => listings.length > 0)
    .map(([key, to, listings]) => ({ key, to, listings, ...actions[key] }));
}

/** Acts on the selected listings; an action leaves out those that do not allow it. */
export function BulkActions({ kind, selected, elsewhere, priceUnit, onClear, run }: Props) {
  const [isPricing, setPricing] = useState(false);
  const [isPromoting, setPromoting] = useState(false);
  const priced = selected.filter(({ price }) => price !== null);
  const promotable = selected.filter(({ state, isHidden }) => isFound(state) && !isHidden);
  const toPaid = (listing: DeskSelection): PaidListing => ({ ...listing, kind, title: nameRow(listing) });

  const act = async (action: DeskAction, listings: readonly DeskSelection[], question: Question) => {
    if (!(await confirm(question))) return;
    const ids = listings.map(({ id }) => id);
    await run((onProgress) => actOnAll(kind, ids, action, onProgress), ids.length, {
      moved: toMoved(action, listings),
    });
  };
  const ask = async ({ to, listings, action, question }: Choice) => {
    const detail = to === 'copy' ? text.bulk.copyDetail : text.bulk.about(listings.length);
    const plain = { text: question, confirm: text.bulk.count(action, listings.length), detail };
    const hides = to === 'paused' || to === 'closed';
    await act(to, listings, hides ? await askBulkMove(plain, listings.map(toPaid)) : plain);
  };
  const remove = async () => act('delete', selected, await askBulkRemoval(selected.map(toPaid)));
  return (
    <SelectionBar label={text.bulk.label} count={selected.length} elsewhere={elsewhere} onClear={onClear}>
      {priceUnit !== null && priced.length > 0 && (
        <Button variant="soft" onClick={() => setPricing(true)}>
          {text.bulk.count(text.bulk.price, priced.length)}
        </Button>
      )}
      {promotable.length > 0 && (
        <Button variant="soft" onClick={() => setPromoting(true)}>
          {text.bulk.count(text.bulk.promote, promotable.length)}
        </Button>
      )}
      {getChoices(kind, selected).map((choice) => (
        <Button key={choice.key} variant="plain" onClick={() => void ask(choice)}>
          {text.bulk.count(choice.action, choice.listings.length)}
        </Button>
      ))}
      <Button variant="danger" onClick={() => void remove()}>
        {text.bulk.count(text.bulk.remove, selected.length)}
      </Button>
      {isPricing && priceUnit !== null && (
        <PriceStepDialog
          {...{ kind, priceUnit }}
          listings={priced}
          onClose={() => setPricing(false)}
          run={run}
        />
      )}
      {isPromoting && (
        <PromoteDialog
          kind={kind}
          listings={promotable}
          onClose={() => setPromoting(false)}
          run={(work, all, getOrder) => run(work, all, { getOrder })}
        />
      )}
    </SelectionBar>
  );
}
