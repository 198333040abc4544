import type { Database } from '@piacter/db';

/** Whom a mail is sent to or speaks of, with how to reach them. */
export type Person = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number];

const selectPeople = (db: Database, userIDs: readonly number[]) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['u.userID', 'u.email', 'p.isFirm', 'p.firmName', 'p.firstName', 'p.lastName'])
    .select(['p.contactEmail', 'p.mobile', 'p.tel'])
    .where('u.userID', 'in', userIDs)
    .where('u.deletedAt', 'is', null);

/**
 * All people of an event by their ids, in one statement. Those whose account was deleted or blocked are left out, since a
 * mail about an event tells what others have written, asked for or offered.
 */
export async function findPeople(db: Database, userIDs: readonly number[]): Promise<Map<number, Person>> {
  if (userIDs.length === 0) return new Map();
  const people = await selectPeople(db, [...new Set(userIDs)])
    .where('u.blockedAt', 'is', null)
    .execute();
  return new Map(people.map((person) => [person.userID, person]));
}

/** Whom to tell of what an admin has decided about something of theirs, although they may be blocked as well. */
export const findDecidedAbout = (db: Database, userID: number): Promise<Person | undefined> =>
  selectPeople(db, [userID]).executeTakeFirst();

/** How to reach somebody, for a mail to a person who may know; '' for a number that is missing. */
export const getContact = ({
  email,
  contactEmail,
  mobile,
  tel,
}: Person): { phone: string; email: string } => ({
  phone: mobile ?? tel ?? '',
  email: contactEmail ?? email,
});
