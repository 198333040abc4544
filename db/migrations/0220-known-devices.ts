import { type Kysely, sql } from 'kysely';

/** Browsers in which a user has signed in; a login there needs no captcha. Only the hash of the cookie is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table known_devices (
      userID int unsigned not null,
      deviceHash binary(32) not null,
      lastUsedAt datetime(3) not null,
      primary key (userID, deviceHash),
      key known_devices_device (deviceHash),
      key known_devices_age (lastUsedAt),
      constraint known_devices_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
