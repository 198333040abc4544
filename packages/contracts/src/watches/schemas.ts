import { z } from 'zod';
import { captchaToken, emailAddress, flag, flagReply, id, instant, line } from '../core/index.ts';
import { watchFrequencies, watchKinds, watchNameLimit, watchQueryLimit } from './values.ts';

const kind = z.enum(watchKinds);
/** The query of the search page as it stands in the address; page and sort order are dropped. */
const query = z.string().max(watchQueryLimit);
const frequency = z.enum(watchFrequencies);
/** An empty one is made from the search. */
const name = line(watchNameLimit);

/** A search to be followed. */
export const watchBody = z.object({
  kind,
  query,
  /** Ignored without a session: nobody chooses the words of another's mails. */
  name: name.optional(),
  /** At once unless given. */
  frequency: frequency.optional(),
  /** Where to write; required without a session, ignored with one. */
  email: emailAddress.optional(),
  /** Required without a session, ignored with one. */
  captchaToken: captchaToken.optional(),
});
export type WatchBody = z.output<typeof watchBody>;

/** Changes of a watch; absent fields are kept. */
export const watchUpdate = z.object({
  name: name.optional(),
  frequency: frequency.optional(),
  isPaused: flag.optional(),
  /** 1 when its search was opened: what was found so far is no longer new. */
  isLookedAt: flag.optional(),
  /** A narrower search in place of the present one; of a saved search only. */
  query: query.optional(),
});
export type WatchUpdate = z.output<typeof watchUpdate>;

export const watch = z.object({
  watchID: id,
  kind,
  name: z.string(),
  /** Path and query of its search. */
  address: z.string(),
  frequency,
  isPaused: flagReply,
  /** 0 for one that exists by itself (WATCH-03), which is switched off by pausing it. */
  isOwn: flagReply,
  created: instant,
  lookedAt: instant.nullable(),
  /** What was found since its search was last opened, or since it exists. */
  newCount: z.int().nonnegative(),
});
export type Watch = z.infer<typeof watch>;

/** What became of a new watch: it is active, or waits until its address is confirmed by the link in a mail. */
export const newWatch = z.object({ isActive: flagReply });

/** The secret of a mailed link. */
export const watchKey = z.object({ key: z.string().max(100) });

/** Changes by the link of a mail, without login; absent fields are kept. */
export const linkedWatchUpdate = watchKey.extend(
  watchUpdate.pick({ frequency: true, isPaused: true, query: true }).shape,
);

/** The watch of a mail, for whoever has its link. */
export const linkedWatch = watch.pick({
  kind: true,
  name: true,
  address: true,
  frequency: true,
  isPaused: true,
  isOwn: true,
});
export type LinkedWatch = z.infer<typeof linkedWatch>;

/** The watch that a link confirms or ends. */
export const watchByLink = z.object({ name: z.string(), address: z.string() });
export type WatchByLink = z.infer<typeof watchByLink>;

/** The watch that a link confirms, or has confirmed. */
export const pendingWatch = watchByLink.extend({ isConfirmed: flagReply });
export type PendingWatch = z.infer<typeof pendingWatch>;
