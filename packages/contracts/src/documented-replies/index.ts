import { accounts, lookups } from './accounts.ts';
import type { DocumentedReply } from './documented-reply.ts';
import { listings } from './listings.ts';
import { created, messageOnly } from './messages.ts';
import { purchases } from './orders.ts';
import { requests } from './requests.ts';
import { administration, site } from './site.ts';

export type { DocumentedReply } from './documented-reply.ts';

export const documentedReplies: readonly DocumentedReply[] = [
  ...messageOnly,
  ...created,
  ...accounts,
  ...lookups,
  ...listings,
  ...purchases,
  ...requests,
  ...site,
  ...administration,
];
