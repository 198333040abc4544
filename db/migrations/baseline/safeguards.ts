import { ascii, table } from './table.ts';

/** What processes share to limit and to exclude each other, and what they record of changes. */
export const safeguards = [
  // The columns that rate-limiter-flexible expects.
  table('rate_limits')`
    \`key\` varchar(255) character set utf8mb4 collate utf8mb4_bin not null primary key,
    points int not null default 0,
    expire bigint unsigned null,
    key rate_limits_expiry (expire)
  `,
  // Spent solutions of the self-hosted captcha; the primary key makes each usable once.
  table('spent_captchas')`
    solutionHash binary(32) not null primary key,
    expiresAt datetime(3) not null,
    key spent_captchas_expiry (expiresAt)
  `,
  // Rows that transactions write to exclude each other on all nodes of a cluster, whose row locks hold on one node
  // only. Emptied daily.
  table('write_locks')`
    lockName varchar(64) ${ascii} not null primary key,
    version int unsigned not null
  `,
  // Append-only: changes by admins and payments, with the changed fields as JSON objects.
  table('audit_log')`
    auditID bigint unsigned not null auto_increment primary key,
    at datetime(3) not null,
    actorID int unsigned null,
    action varchar(60) ${ascii} not null,
    entity varchar(40) ${ascii} not null,
    entityID bigint unsigned null,
    detail text not null,
    requestID varchar(64) ${ascii} null,
    beforeValues mediumtext null,
    afterValues mediumtext null,
    key audit_log_entity (entity, entityID),
    key audit_log_at (at),
    key audit_log_actor (actorID, auditID),
    key audit_log_action (action, auditID)
  `,
];
