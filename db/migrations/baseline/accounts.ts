import { ascii, table } from './table.ts';

/**
 * Users with what they have set, their sessions, and the one-time secrets of mailed links. Secrets are stored as
 * hashes.
 */
export const accounts = [
  // `blockedAt` and `blockReason`: an admin has blocked the user, whose listings are then not published.
  table('users')`
    userID int unsigned not null auto_increment primary key,
    userType int unsigned not null,
    email varchar(190) ${ascii} not null,
    passwordHash varchar(72) ${ascii} not null,
    twoFactor tinyint unsigned not null default 0,
    activatedAt datetime(3) null,
    deletedAt datetime(3) null,
    created datetime(3) not null,
    updated datetime(3) not null,
    blockedAt datetime(3) null,
    blockReason varchar(500) null,
    unique key users_email (email),
    key users_state (deletedAt, activatedAt),
    key users_registered_by_role (userType, deletedAt, created),
    constraint users_type foreign key (userType) references types_user (typeID)
  `,
  // `hasQuickAnswers`: the profile has got the initial ones. `hasPage`: whether the advertiser wants a public page;
  // null until they say, which is yes for firms.
  table('user_profiles')`
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
    contactEmail varchar(190) ${ascii} null,
    updated datetime(3) not null,
    hasQuickAnswers tinyint unsigned not null default 0,
    hasPage tinyint unsigned null,
    key user_profiles_firm_type (firmType),
    key user_profiles_country (countryID),
    key user_profiles_place (publicPlaceType),
    key user_profiles_kind (isFirm, userID),
    key user_profiles_last_name (lastName, firstName),
    key user_profiles_firm_name (firmName),
    constraint user_profiles_country foreign key (countryID) references countries (countryID),
    constraint user_profiles_firm_type foreign key (firmType) references types_firm (typeID),
    constraint user_profiles_place foreign key (publicPlaceType) references types_public_place (typeID),
    constraint user_profiles_user foreign key (userID) references users (userID) on delete cascade
  `,
  table('user_sessions')`
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
    key user_sessions_user (userID),
    constraint user_sessions_user foreign key (userID) references users (userID) on delete cascade
  `,
  table('one_time_secrets')`
    secretID bigint unsigned not null auto_increment primary key,
    userID int unsigned not null,
    purpose varchar(20) ${ascii} not null,
    secretHash binary(32) not null,
    payload varchar(255) null,
    created datetime(3) not null,
    expiresAt datetime(3) not null,
    usedAt datetime(3) null,
    unique key one_time_secrets_hash (secretHash),
    key one_time_secrets_expiry (expiresAt),
    key one_time_secrets_user (userID),
    constraint one_time_secrets_user foreign key (userID) references users (userID) on delete cascade
  `,
  // Browsers in which a user has signed in; a login there needs no captcha.
  table('known_devices')`
    userID int unsigned not null,
    deviceHash binary(32) not null,
    lastUsedAt datetime(3) not null,
    primary key (userID, deviceHash),
    key known_devices_device (deviceHash),
    key known_devices_age (lastUsedAt),
    constraint known_devices_user foreign key (userID) references users (userID) on delete cascade
  `,
  // Public with the listings of the user while a social media package is in force.
  table('social_media_links')`
    userID int unsigned not null primary key,
    youtube varchar(300) null,
    facebook varchar(300) null,
    instagram varchar(300) null,
    x varchar(300) null,
    linkedIn varchar(300) null,
    tiktok varchar(300) null,
    updated datetime(3) not null,
    constraint social_media_links_of foreign key (userID) references users (userID) on delete cascade
  `,
  // To whom invoices are made out.
  table('billing_profiles')`
    userID int unsigned not null primary key,
    isFirm tinyint unsigned not null,
    name varchar(160) not null,
    countryCode char(2) ${ascii} not null,
    postalCode varchar(12) not null,
    settlement varchar(120) not null,
    address varchar(200) not null,
    taxNumber varchar(20) null,
    updated datetime(3) not null,
    constraint billing_profiles_of foreign key (userID) references users (userID) on delete cascade
  `,
  // When mails report unread messages. Without a row: as soon as possible.
  table('notification_frequencies')`
    userID int unsigned not null,
    kind varchar(22) ${ascii} not null,
    frequency varchar(8) ${ascii} not null,
    primary key (userID, kind),
    constraint notification_frequencies_user foreign key (userID) references users (userID) on delete cascade
  `,
  // Times of the clocks of Budapest, over midnight where the end is the earlier one.
  table('quiet_hours')`
    userID int unsigned not null primary key,
    startsAt char(5) ${ascii} not null,
    endsAt char(5) ${ascii} not null,
    constraint quiet_hours_user foreign key (userID) references users (userID) on delete cascade
  `,
  // Users who want no mails about favourites that became cheaper.
  table('price_mail_refusals')`
    userID int unsigned not null primary key,
    created datetime(3) not null,
    constraint price_mail_refusals_user foreign key (userID) references users (userID) on delete cascade
  `,
];
