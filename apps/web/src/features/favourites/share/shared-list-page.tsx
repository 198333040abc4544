import { toFlag } from '@piacter/contracts/core/values';
import type { ListAnswer, SharedList } from '@piacter/contracts/favourites';
import { isSameListing, type ListingTarget } from '@piacter/contracts/listings/values';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { useParams } from 'react-router-dom';
import { api, useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { SignpostPage } from '../../../ui/signpost-page.tsx';
import { getStay, StayFields, useAskedStay } from '../../accommodations/stay/index.ts';
import { findCard, useCards } from '../cards/index.tsx';
import { KeptNote } from '../note/kept-note.tsx';
import { saveOptimistically } from '../save-optimistically.ts';
import { searchLinks } from '../searches.ts';
import { PartnerName } from './partner-name.tsx';
import { ReportText } from './report-text.tsx';
import styles from './share.module.css';
import { text } from './text.ts';

/** A shared list by the secret of its link, and what its second person says of it (KEEP-04). */
function useSharedList(token: string) {
  const { data, error, mutate } = useApi(
    'GET /api/shared-lists/{token}',
    { params: { token } },
    { keepPreviousData: false },
  );
  const list = data?.data;

  const answer = (listing: ListingTarget, body: ListAnswer): void => {
    if (!list) return;
    const { kind, id } = listing;
    const listings = list.listings.map((one) =>
      isSameListing(listing)(one) ? { ...one, answer: body } : one,
    );
    const params = { token, kind, id };
    saveOptimistically(mutate, { ...list, listings }, () =>
      api('PUT /api/shared-lists/{token}/answers/{kind}/{id}', { params, body, isBackground: true }),
    );
  };
  const setName = async (partnerName: string): Promise<void> => {
    await api('PATCH /api/shared-lists/{token}', { params: { token }, body: { partnerName } });
    await mutate();
  };
  return { list, error, retry: () => void mutate(), answer, setName };
}

const { shared } = text;

type Listed = SharedList['listings'][number];
type Answer = NonNullable<Listed['answer']>;

/** What the second person says of a listing: a heart and a note. */
function AnswerFields({ listed, onAnswer }: { listed: Listed; onAnswer: (answer: Answer) => void }) {
  const { isLiked, note } = listed.answer ?? { isLiked: 0, note: '' };
  return (
    <div className={styles.answer}>
      <Button
        variant={isLiked === 1 ? 'soft' : 'ghost'}
        aria-pressed={isLiked === 1}
        aria-label={shared.likeLabel(listed.title)}
        onClick={() => onAnswer({ isLiked: toFlag(isLiked === 0), note })}
      >
        <Icon shape={isLiked === 1 ? IconHeartFilled : IconHeart} /> {shared.like}
      </Button>
      <KeptNote title={listed.title} note={note} onSave={(written) => onAnswer({ isLiked, note: written })} />
    </div>
  );
}

type Props = { list: SharedList; token: string } & Pick<
  ReturnType<typeof useSharedList>,
  'answer' | 'setName'
>;

/** The fields of a stay, where the list has accommodations, and the cards with what it costs. */
function useStayOf({ listings, cards }: SharedList) {
  const { asked, change } = useAskedStay();
  const priced = useCards(getStay(asked) && listings, asked).data?.data;
  const fields = cards.accommodation.length > 0 && (
    <div className={styles.form}>
      <StayFields {...{ asked, change }} />
    </div>
  );
  return { asked, fields, cards: (getStay(asked) && priced) ?? cards };
}

function List({ list, token, answer, setName }: Props) {
  usePageTitle(list.name);
  const { listID, partnerName } = list;
  const { asked, fields, cards } = useStayOf(list);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={list.name} sub={partnerName === null ? shared.sub : shared.subForTwo} />
      {partnerName !== null && <PartnerName name={partnerName} onSave={setName} />}
      {list.listings.length === 0 && <EmptyState title={shared.emptyTitle} hint={shared.emptyHint} />}
      {fields}
      {list.listings.length > 0 && <h2 className="sr-only">{shared.listings}</h2>}
      <CardGrid>
        {list.listings.map((one) => (
          <div key={`${one.kind} ${one.id}`}>
            {findCard(cards, one, asked)?.card}
            {one.note && (
              <>
                <p className={styles.note}>
                  <span className="sr-only">{shared.note} </span>
                  {one.note}
                </p>
                <ReportText {...{ listID, token }} entry={one} about={text.noteAbout(one.title)} />
              </>
            )}
            {partnerName !== null && <AnswerFields listed={one} onAnswer={(said) => answer(one, said)} />}
          </div>
        ))}
      </CardGrid>
      <div className={styles.foot}>
        {shared.reportHint} <ReportText {...{ listID, token }} about={list.name} />
      </div>
    </div>
  );
}

/** /lista/{token}: the favourites that somebody shared, to be read or to be answered (KEEP-04). */
export function SharedListPage() {
  const { token = '' } = useParams();
  const { list, error, retry, ...calls } = useSharedList(token);
  if (list) return <List {...{ list, token, ...calls }} />;
  if (error?.status !== 404)
    return (
      <div className={`wrap ${styles.page}`}>
        <Pending loading={shared.loading} failure={error?.message} onRetry={retry} />
      </div>
    );
  return <SignpostPage title={shared.goneTitle} hint={error.message} links={searchLinks} />;
}
