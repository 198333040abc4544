import { noPromotion } from '@piacter/contracts/packages/values';
import { answerMessage, type Question } from '../../../lib/message-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { describePaidDays } from '../../packages/index.ts';
import type { OwnListing } from './own-listing-card.tsx';
import styles from './own-listings.module.css';
import { text } from './text.ts';

/** Listings that a question names; those that something is paid for are named in any case. */
const maxNamed = 8;

/** A listing for which something may be paid. */
export type PaidListing = Pick<OwnListing, 'kind' | 'id' | 'title' | 'packageType'>;

/** What is paid for a listing; nothing where it could not be loaded, as that must keep nobody from acting. */
const loadPaid = ({ kind, id, packageType }: PaidListing): Promise<string[]> =>
  packageType === noPromotion ? Promise.resolve([]) : describePaidDays(kind, id).catch(() => []);

/** The question before a listing is paused or closed, which says that its packages go on, with their days. */
export async function askMove(question: Question, listing: OwnListing): Promise<Question> {
  const paid = await loadPaid(listing);
  return paid.length === 0
    ? question
    : { ...question, detail: [question.detail, ...paid.map((words) => `${words}.`)].join(' ') };
}

/**
 * The question before a listing is deleted: what is paid for it is lost, and pausing it is offered instead where that is
 * possible.
 */
export async function askRemoval(
  listing: OwnListing,
  removeDetail: string,
  onPause: () => void,
): Promise<Question> {
  const paid = await loadPaid(listing);
  const isPausable = paid.length > 0 && listing.state !== 'paused' && listing.nextStates.includes('paused');
  const pause = () => {
    onPause();
    answerMessage(false);
  };
  return {
    text: text.removeQuestion(listing.title),
    detail: (
      <>
        {paid.map((words) => (
          <b key={words} className={styles.paid}>
            {text.paid.lost(words)}
          </b>
        ))}
        {removeDetail}
        {isPausable && (
          <span className={styles.instead}>
            <Button variant="soft" onClick={pause}>
              {text.paid.pauseInstead}
            </Button>
          </span>
        )}
      </>
    ),
    confirm: text.remove,
    danger: true,
  };
}

/** The names of listings with what is paid for them, those that something is paid for first. */
async function nameListings(listings: readonly PaidListing[], describe: (paid: string) => string) {
  const named = await Promise.all(
    listings.map(async (listing) => ({ ...listing, paid: await loadPaid(listing) })),
  );
  const lines = [...named]
    .sort((a, b) => b.paid.length - a.paid.length)
    .filter(({ paid }, index) => paid.length > 0 || index < maxNamed)
    .map(({ id, title, paid }) => (
      <span key={id} className={styles.named}>
        {title}
        {paid.length > 0 && <b> – {paid.map(describe).join(' ')}</b>}
      </span>
    ));
  const left = listings.length - lines.length;
  return (
    <>
      {lines}
      {left > 0 && <span className={styles.named}>{text.paid.others(left)}</span>}
    </>
  );
}

/** The question before several listings are deleted: which, and what is paid for them. */
export const askBulkRemoval = async (listings: readonly PaidListing[]): Promise<Question> => ({
  text: text.bulk.removeQuestion,
  detail: (
    <>
      {await nameListings(listings, text.paid.lost)}
      {text.bulk.irrevocable}
    </>
  ),
  confirm: `${text.remove} (${listings.length})`,
  danger: true,
});

/** The question before several listings are paused or closed, with those whose paid days go by meanwhile. */
export async function askBulkMove(question: Question, listings: readonly PaidListing[]): Promise<Question> {
  const promoted = listings.filter(({ packageType }) => packageType !== noPromotion);
  if (promoted.length === 0) return question;
  return {
    ...question,
    detail: (
      <>
        {await nameListings(promoted, text.paid.goesBy)}
        {question.detail}
      </>
    ),
  };
}
