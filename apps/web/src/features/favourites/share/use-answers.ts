import type { FavouriteList } from '@piacter/contracts/favourites';
import { isSameListing, type ListingTarget } from '@piacter/contracts/listings/values';
import { useApi } from '../../../lib/api/index.ts';
import { text } from './text.ts';

/** What the second person of a shared list says of a listing. */
export type PartnerAnswer = { listID: number; name: string } & Pick<
  FavouriteList['answers'][number],
  'isLiked' | 'note'
>;
export type FindAnswers = (listing: ListingTarget) => PartnerAnswer[];

/** What the second persons of the user's lists say, by listing (KEEP-04). */
export function useAnswers(hasAccount: boolean): FindAnswers {
  const { data } = useApi('GET /api/favourite-lists', hasAccount ? {} : null);
  const lists = (data?.data ?? []).filter(({ withPartner }) => withPartner === 1);
  return (listing) =>
    lists.flatMap(({ listID, partnerName, answers }) =>
      answers
        .filter(isSameListing(listing))
        .filter(({ isLiked, note }) => isLiked === 1 || note !== '')
        .map(({ isLiked, note }) => ({ listID, name: partnerName || text.partner, isLiked, note })),
    );
}
