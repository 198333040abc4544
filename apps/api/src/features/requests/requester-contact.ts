import { toFlag } from '@piacter/contracts/core';
import { packageTypes } from '@piacter/contracts/packages';
import type { RequestKind } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import type { Session } from '../../core/http/session.ts';
import type { LookupNames } from '../lookups/index.ts';
import { getUserDaysLeft } from '../orders/index.ts';
import { createContactViews } from './contact-views.ts';
import type { Viewpoint } from './request-kinds.ts';

const selectContact = (db: Database, requesterID: number) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['u.email', 'p.isFirm', 'p.firmName', 'p.firmType', 'p.taxNumber', 'p.firstName', 'p.lastName'])
    .select(['p.contactPerson', 'p.mobile', 'p.tel', 'p.contactEmail'])
    .where('u.userID', '=', requesterID)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();

const hidden = {
  contactVisible: toFlag(false),
  isFirm: null,
  firmName: null,
  firmType: null,
  firmTypeName: null,
  taxNumber: null,
  firstName: null,
  lastName: null,
  contactPerson: null,
  mobile: null,
  tel: null,
  contactEmail: null,
};

/** Who looks at which request. */
interface Look {
  session: Session;
  viewpoint: Viewpoint;
  kind: RequestKind;
  request: { requestID: number; requesterID: number };
  isVisible: boolean;
}

/** Contact data of requesters, for those who may read it. */
export function createRequesterContacts(deps: Parameters<typeof createContactViews>[0]) {
  const { db } = deps;
  const views = createContactViews(deps);

  return {
    /**
     * The requester's contact data for a caller who may see it; all null for others, and then not even read from the
     * database. The mail address is the contact address of the profile, or else that of the account. Those who answer
     * requests are recorded; throws `rate_limited` beyond their budget.
     */
    async load({ session, viewpoint, kind, request, isVisible }: Look, names: LookupNames) {
      const { requestID, requesterID } = request;
      const row = isVisible ? await selectContact(db, requesterID) : undefined;
      if (!row) return hidden;
      if (viewpoint === 'responder')
        await views.record({ viewerID: session.userID, kind, requestID, requesterID });
      const { email, ...contact } = row;
      return {
        ...contact,
        contactVisible: toFlag(true),
        isFirm: toFlag(row.isFirm),
        firmTypeName: names.findName('types_firm', row.firmType),
        contactEmail: row.contactEmail ?? email,
      };
    },
  };
}

export type RequesterContacts = ReturnType<typeof createRequesterContacts>;

/** Whether a host or an owner has the contact data package in force. */
export const hasContactPackage = async (db: Database, { userID }: Session, now: Date): Promise<boolean> =>
  (await getUserDaysLeft(db, userID, [packageTypes.contactData], now)) >= 0;

/** Whether the caller may see the contact data of a request for accommodation or property. */
export const mayReadContact = async (
  db: Database,
  viewpoint: Viewpoint,
  session: Session,
  now: Date,
): Promise<boolean> => viewpoint !== 'responder' || hasContactPackage(db, session, now);
