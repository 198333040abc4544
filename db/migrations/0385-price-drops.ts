import { type Kysely, sql } from 'kysely';

/**
 * `lowestBefore` is the lowest price of the 30 days before a change, below which the change is a drop, and `tellAt` when
 * those who keep the property are to be told of it; null once they were. The last change of a property, if it is a drop,
 * is copied to its row for the cards: `dropFrom` is the lowest price before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table price_changes
      add column lowestBefore bigint unsigned not null default 0,
      add column tellAt datetime(3) null,
      add key price_changes_tell (tellAt)`.execute(db);
  await sql`
    alter table real_estates
      add column dropFrom bigint unsigned null,
      add column droppedAt datetime(3) null`.execute(db);
  await sql`
    update price_changes as drops join (
      select later.changeID, min(earlier.previousPrice) as lowest
      from price_changes as later join price_changes as earlier on earlier.realEstateID = later.realEstateID
        and earlier.changeID <= later.changeID and earlier.changedAt > later.changedAt - interval 30 day
      group by later.changeID
    ) as before30 on before30.changeID = drops.changeID
    set drops.lowestBefore = before30.lowest`.execute(db);
  await sql`
    update real_estates as ad
    join (select realEstateID, max(changeID) as changeID from price_changes group by realEstateID) as newest
      on newest.realEstateID = ad.realEstateID
    join price_changes as latest on latest.changeID = newest.changeID
    set ad.dropFrom = latest.lowestBefore, ad.droppedAt = latest.changedAt
    where latest.price < latest.lowestBefore`.execute(db);
}
