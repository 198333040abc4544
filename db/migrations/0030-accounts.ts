import { type Kysely, sql } from 'kysely';

/** Users, their profile, their sessions, and the one-time secrets of mailed links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      userID int unsigned not null auto_increment primary key,
      userType int unsigned not null,
      email varchar(190) character set ascii collate ascii_bin not null,
      passwordHash varchar(72) character set ascii collate ascii_bin not null,
      twoFactor tinyint unsigned not null default 0,
      activatedAt datetime(3) null,
      deletedAt datetime(3) null,
      created datetime(3) not null,
      updated datetime(3) not null,
      unique key users_email (email),
      constraint users_type foreign key (userType) references types_user (typeID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table user_profiles (
      userID int unsigned not null primary key,
      isFirm tinyint unsigned not null default 0,
      firmType int unsigned null,
      firmName varchar(160) null,
      taxNumber varchar(20) null,
      firstName varchar(80) null,
      lastName varchar(80) null,
      contactPerson varchar(120) null,
      countryID int unsigned null,
      postalCode varchar(12) null,
      countyRegion varchar(120) null,
      settlement varchar(120) null,
      street varchar(120) null,
      publicPlaceType int unsigned null,
      houseNumber varchar(20) null,
      floorNumber varchar(20) null,
      doorNumber varchar(20) null,
      mobile varchar(32) null,
      tel varchar(32) null,
      contactEmail varchar(190) character set ascii collate ascii_bin null,
      updated datetime(3) not null,
      constraint user_profiles_user foreign key (userID) references users (userID) on delete cascade,
      constraint user_profiles_firm_type foreign key (firmType) references types_firm (typeID),
      constraint user_profiles_country foreign key (countryID) references countries (countryID),
      constraint user_profiles_place foreign key (publicPlaceType) references types_public_place (typeID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table user_sessions (
      sessionID bigint unsigned not null auto_increment primary key,
      userID int unsigned not null,
      refreshHash binary(32) not null,
      previousHash binary(32) null,
      rotatedAt datetime(3) not null,
      created datetime(3) not null,
      expiresAt datetime(3) not null,
      revokedAt datetime(3) null,
      unique key user_sessions_refresh (refreshHash),
      key user_sessions_previous (previousHash),
      key user_sessions_expiry (expiresAt),
      constraint user_sessions_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table one_time_secrets (
      secretID bigint unsigned not null auto_increment primary key,
      userID int unsigned not null,
      purpose varchar(20) character set ascii collate ascii_bin not null,
      secretHash binary(32) not null,
      payload varchar(255) null,
      created datetime(3) not null,
      expiresAt datetime(3) not null,
      usedAt datetime(3) null,
      unique key one_time_secrets_hash (secretHash),
      key one_time_secrets_expiry (expiresAt),
      constraint one_time_secrets_user foreign key (userID) references users (userID) on delete cascade
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
