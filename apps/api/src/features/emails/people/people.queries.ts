import type { Database } from '@piacter/db';

/** Whom a mail is sent to or speaks of, with how to reach them. */
export type Person = Awaited<ReturnType<typeof selectPeople>>[number];

const selectPeople = (db: Database, userIDs: readonly number[]) =>
  db
    .selectFrom('users as u')
    .innerJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['u.userID', 'u.email', 'p.isFirm', 'p.firmName', 'p.firstName', 'p.lastName'])
    .select(['p.contactEmail', 'p.mobile', 'p.tel'])
    .where('u.userID', 'in', userIDs)
    .where('u.deletedAt', 'is', null)
    .execute();

/** All people of an event by their ids, in one statement; without those whose account was deleted. */
export async function findPeople(db: Database, userIDs: readonly number[]): Promise<Map<number, Person>> {
  const people = userIDs.length === 0 ? [] : await selectPeople(db, [...new Set(userIDs)]);
  return new Map(people.map((person) => [person.userID, person]));
}

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
