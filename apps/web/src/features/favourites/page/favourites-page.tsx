import { isSameListing, type ListingTarget, listingKinds } from '@piacter/contracts/listings/values';
import { loginThenBackTo, paths } from '@piacter/contracts/site/paths';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import {
  getDays,
  getPeople,
  getStay,
  readStay,
  StayFields,
  toAskedStay,
  useAskedStay,
} from '../../accommodations/stay/index.ts';
import { PriceAlertSwitch } from '../../price-alerts/index.ts';
import { useCards } from '../cards/index.tsx';
import { askRelease } from '../heart/toggle.ts';
import { searchLinks } from '../searches.ts';
import { SharePanel } from '../share/share-panel.tsx';
import { useAnswers } from '../share/use-answers.ts';
import styles from './favourites.module.css';
import { KeptSection } from './kept-section.tsx';
import { text } from './text.ts';
import { useKept } from './use-kept.ts';

/** Tells a visitor that an account keeps favourites elsewhere, too. */
function BrowserNote() {
  return (
    <Note>
      {text.inBrowser}
      <Link to={loginThenBackTo(paths.favourites)}>{text.logIn}</Link>
      {text.toKeep}
    </Note>
  );
}

/** The stay of the address; at first that of the page that the visitor comes from. */
function useStay() {
  const { asked, change } = useAskedStay();
  const state: unknown = useLocation().state;
  const begin = useEffectEvent(() => {
    const search = state && typeof state === 'object' && 'search' in state ? String(state.search) : '';
    const before = readStay(new URLSearchParams(search));
    if (!asked.arrival && getStay(before)) change(toAskedStay(getDays(before), getPeople(before)));
  });
  useEffect(() => begin(), []);
  return { asked, change };
}

/** /kedvencek: the kept listings by kind, with notes, in the visitor's own order (KEEP-02). */
export function FavouritesPage() {
  usePageTitle(text.title);
  const list = useKept();
  const { asked, change } = useStay();
  const cards = useCards(list.kept, asked);
  const hasAccount = useSession() !== null;
  const findAnswers = useAnswers(hasAccount);
  const { kept } = list;
  const found = cards.data?.data;
  // Until the cards have loaded, those that are not in the reply would look deleted.
  const isReady = kept?.length === 0 || (kept !== undefined && found !== undefined);
  const failure = list.failure ?? (cards.data ? undefined : cards.error);
  const page = useRef<HTMLDivElement>(null);
  const remove = async (listing: ListingTarget) => {
    const one = kept?.find(isSameListing(listing));
    if (one?.note && !(await askRelease(one))) return;
    list.remove(listing);
    // The button that was pressed is gone.
    page.current?.focus({ preventScroll: true });
  };
  const retry = () => {
    list.retry();
    void cards.mutate();
  };
  return (
    <div ref={page} tabIndex={-1} className={`wrap ${styles.page}`}>
      <PageHead title={text.title} sub={text.sub} />
      {!isReady && <Pending loading={text.loading} failure={failure?.message} onRetry={retry} />}
      {isReady && kept?.length === 0 && <EmptyState {...text.empty} kind="property" links={searchLinks} />}
      {isReady && kept && kept.length > 0 && !hasAccount && <BrowserNote />}
      {isReady &&
        found &&
        listingKinds.map((kind) => (
          <KeptSection
            key={kind}
            kind={kind}
            kept={(kept ?? []).filter((one) => one.kind === kind)}
            cards={found}
            isLoading={cards.isLoading}
            list={{ ...list, remove: (listing) => void remove(listing) }}
            findAnswers={findAnswers}
            {...(kind === 'accommodation' && { asked, fields: <StayFields {...{ asked, change }} /> })}
          />
        ))}
      {hasAccount && kept?.some(({ kind }) => kind === 'property') && <PriceAlertSwitch />}
      {hasAccount && kept && kept.length > 0 && <SharePanel kept={kept} />}
    </div>
  );
}
