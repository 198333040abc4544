import { toFlag } from '@piacter/contracts/core/values';
import { clientConfig, health, ready } from '@piacter/contracts/operations';
import { sql } from 'kysely';
import type { Captcha } from '../../adapters/captcha/index.ts';
import { paymentSettings } from '../../adapters/payments/index.ts';
import { ApiError } from '../../core/http/api-error.ts';
import { withDeadline } from '../../core/http/deadline.ts';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { noDatabaseMessage } from '../../core/http/messages.ts';
import type { Deps } from '../../deps.ts';

/** Milliseconds after which a readiness probe counts the database as unavailable. */
const probeMs = 2000;

/** The state of the process, as the probes report it. */
export interface Lifecycle {
  /** True from the start of a graceful shutdown on. */
  isStopping: () => boolean;
}

export function operationRoutes(
  { db, config, captcha }: Pick<Deps, 'db' | 'config'> & { captcha: Captcha },
  lifecycle: Lifecycle,
): Implementation[] {
  const payment = paymentSettings(config);

  /** The schema needs no check: the server does not start while a migration is pending. */
  async function assertReadiness(): Promise<void> {
    if (lifecycle.isStopping()) throw new ApiError('unavailable', { retryAfter: 5 });
    await withDeadline(sql`select 1`.execute(db), probeMs).catch(() => {
      throw new ApiError('unavailable', { retryAfter: 5, message: noDatabaseMessage });
    });
  }

  return [
    implement(health, () => ({}), { isProbe: true }),
    implement(
      ready,
      async () => {
        await assertReadiness();
        return {};
      },
      { isProbe: true },
    ),
    implement(clientConfig, () => ({
      data: {
        paypal: payment ? { clientId: payment.clientId, sdkUrl: payment.sdkUrl } : null,
        captcha: { provider: captcha.provider, siteKey: captcha.siteKey },
        hasInvoices: toFlag(config.invoices !== undefined),
        map: { tileUrl: config.map.tileUrl ?? null, attribution: config.map.attribution },
      },
    })),
  ];
}
