import { z } from 'zod';
import { checkStayDays, partyQuery } from '../accommodations/stay-query.ts';
import {
  createRecord,
  flag,
  flagReply,
  id,
  instant,
  nullableText,
  requiredLine,
  text,
  textID,
  textIDList,
} from '../core/index.ts';
import { listingSchemas } from '../kinds/index.ts';
import { type ListingKind, listingKinds } from '../listings/values.ts';
import { linkToken } from '../threads/link-secret.ts';
import { favouriteNoteLimit, listNameLimit, maxCompared, maxFavourites, partnerNameLimit } from './values.ts';

const kind = z.enum(listingKinds);
const note = text(favouriteNoteLimit);

/** A listing by kind and id, in a path. */
export const favouriteParams = z.object({ kind, id: textID });

export const favouriteBody = z.object({
  kind,
  id,
  /** Read by its writer only, except in a shared list with notes. */
  note: note.default(''),
});
export type FavouriteBody = z.output<typeof favouriteBody>;

/** Changes of a favourite; absent fields are kept. */
export const favouriteUpdate = z.object({
  note: note.optional(),
  /** Its new position among the favourites of its kind, from 0; the others move up. */
  position: z
    .int()
    .min(0)
    .max(maxFavourites - 1)
    .optional(),
});
export type FavouriteUpdate = z.output<typeof favouriteUpdate>;

/** Prices of favourites have the unit of the card of their kind: thousands of forints of a property, else forints. */
const price = z.int().nonnegative().nullable();

export const favourite = z.object({
  kind,
  id,
  /** The name that the listing had when it was kept. */
  title: z.string(),
  note: z.string(),
  keptAt: instant,
  /** The price when it was kept; null for one without a price. */
  keptPrice: price,
  /** The current price; null while the listing is not live. */
  price,
  /** Only live listings have cards; the others say why they are not. */
  state: z.enum(['live', 'hidden', 'paused', 'closed', 'expired', 'deleted']),
});
export type Favourite = z.infer<typeof favourite>;

/** What a browser kept without an account, each kind in its order. */
export const keptInBrowser = z.object({
  kind,
  id,
  note: note.default(''),
  keptPrice: price.default(null),
  /** An instant; one in the future counts as now. */
  keptAt: instant,
});
export const mergeBody = z.object({
  favourites: z.array(keptInBrowser).max(maxFavourites * listingKinds.length),
});
export type KeptInBrowser = z.output<typeof keptInBrowser>;

/** The outcome of a merge; what was kept already, or is not published, is in neither list. */
export const mergeResult = z.object({
  /** The number of favourites that the account has got. */
  added: z.int(),
  /** Those beyond the limit of their kind. */
  overLimit: z.array(z.object({ kind, id })),
});

/** Ids of listings by kind, and a stay that the cards of accommodations tell the total of. */
export const cardsQuery = z
  .object({ ...createRecord(listingKinds, () => textIDList(maxFavourites).optional()), ...partyQuery })
  .superRefine(checkStayDays);
export type CardsQuery = z.output<typeof cardsQuery>;

type ListsOf<Part extends 'card' | 'detail'> = {
  [Kind in ListingKind]: z.ZodArray<(typeof listingSchemas)[Kind][Part]>;
};

/** A list for each kind; the compiler does not see that each has the schema of its own kind. */
const listsOf = <Part extends 'card' | 'detail'>(part: Part) =>
  z.object(createRecord(listingKinds, (kind) => z.array(listingSchemas[kind][part])) as ListsOf<Part>);

/** The cards of the published ones, each kind in the order of the ids. */
export const cardsByKind = listsOf('card');
export type CardsByKind = z.infer<typeof cardsByKind>;

/** Listings of one kind. */
export const compareQuery = z.object({ kind, ids: textIDList(maxCompared) });
export type CompareQuery = z.output<typeof compareQuery>;

/** Those whose page a visitor can open, in the order of the ids and as shown there; the other kinds are empty. */
export const comparedListings = listsOf('detail');
export type ComparedListings = z.infer<typeof comparedListings>;

/** A listing by kind and id. */
const target = z.object({ kind, id });
const maxListed = maxFavourites * listingKinds.length;

const ofList = {
  /** Shown to whoever opens the link. */
  name: requiredLine(listNameLimit),
  /** Whether the link shows the notes, too. */
  withNotes: flag,
  /** Whether who opens the link may say what they like, and write notes. */
  withPartner: flag,
  /** The favourites in it; empty for all of them as they are when the link is opened. */
  listings: z.array(target).max(maxListed),
};

/** A link to one's own favourites. */
export const favouriteListBody = z.object({
  ...ofList,
  withNotes: ofList.withNotes.default(0),
  withPartner: ofList.withPartner.default(0),
  listings: ofList.listings.default([]),
});
export type FavouriteListBody = z.output<typeof favouriteListBody>;

/** Changes of a list; absent fields are kept. */
export const favouriteListUpdate = z.object(ofList).partial();
export type FavouriteListUpdate = z.output<typeof favouriteListUpdate>;

/** What the second person of a list says of one of its listings. */
export const listAnswer = z.object({ isLiked: flag, note });
export type ListAnswer = z.output<typeof listAnswer>;
const listAnswerReply = z.object({ isLiked: flagReply, note: z.string() });

export const favouriteList = z.object({
  listID: id,
  name: z.string(),
  withNotes: flagReply,
  withPartner: flagReply,
  /** The second person; '' until they have given a name. */
  partnerName: z.string(),
  /** Empty for all favourites. */
  listings: z.array(target),
  /** What the second person has said, of listings that are still in it. */
  answers: z.array(target.extend(listAnswerReply.shape)),
  created: instant,
});
export type FavouriteList = z.infer<typeof favouriteList>;

/** The only time at which the secret of the link is known: `/lista/{token}`. */
export const sharedToken = z.object({ token: z.string() });

/** Any text: whoever opens a wrong link is told so in words. */
export const sharedListParams = z.object({ token: z.string() });
/** A listing of a shared list, in a path. */
export const sharedListingParams = linkToken.extend(favouriteParams.shape);

/** The name of the second person. */
export const partnerBody = z.object({ partnerName: requiredLine(partnerNameLimit) });

/** A shared list as anybody with its link sees it: nothing about its owner, and only published listings. */
export const sharedList = z.object({
  /** By which it is reported. */
  listID: id,
  name: z.string(),
  /** The name of the second person, '' until they have given one; null in a list that is read only. */
  partnerName: nullableText,
  listings: z.array(
    z.object({
      kind,
      id,
      /** The name that the listing had when it was kept. */
      title: z.string(),
      /** Null in a list without notes. */
      note: nullableText,
      /** What the second person says of it; null for nothing yet, and in a list that is read only. */
      answer: listAnswerReply.nullable(),
    }),
  ),
  cards: cardsByKind,
});
export type SharedList = z.infer<typeof sharedList>;
