import { type Kysely, sql } from 'kysely';

/**
 * The median prices per square metre by settlement, ad type and house type, of at least eight published properties, and
 * when the medians of a settlement were last computed. The index has all that a median needs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_levels (
      settlementID int unsigned not null,
      adType int unsigned not null,
      houseType int unsigned not null,
      median bigint unsigned not null,
      sampleSize int unsigned not null,
      primary key (settlementID, adType, houseType)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    create table price_level_runs (
      settlementID int unsigned not null primary key,
      computedAt datetime(3) not null,
      key price_level_runs_age (computedAt)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
  await sql`
    alter table real_estates
      add key real_estates_price_level (settlementID, status, adType, houseType, unitPrice)`.execute(db);
}
