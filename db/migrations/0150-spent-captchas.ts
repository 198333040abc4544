import { type Kysely, sql } from 'kysely';

/** Spent solutions of the self-hosted captcha; the primary key makes each usable once across processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table spent_captchas (
      solutionHash binary(32) not null primary key,
      expiresAt datetime(3) not null,
      key spent_captchas_expiry (expiresAt)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
