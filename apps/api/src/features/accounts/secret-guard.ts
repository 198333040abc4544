import type { Request } from 'express';
import { ApiError } from '../../core/http/api-error.ts';
import { toClientKey } from '../../core/http/client-key.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import { secretBudgets } from '../../core/http/limiter-budgets.ts';

const isWrongSecret = (error: unknown) => error instanceof ApiError && error.code === 'secret_invalid';

/**
 * Counts wrong secrets of mailed links (ADR 22). A valid secret is not counted and works even where every budget is
 * exhausted, so that nobody can keep another from opening a link. Secrets have 256 random bits; the budgets only end
 * what is pointless.
 */
export function createSecretGuard({ limiter }: { limiter: Limiter }) {
  const byAccount = limiter.counter('wrong-secret/account', secretBudgets.account);
  const byClient = limiter.counter('wrong-secret/origin', secretBudgets.origin);

  return {
    /**
     * Runs `use`, which throws `secret_invalid` for a wrong secret. `userID` is the account of the link, if the link
     * names one.
     *
     * @throws rate_limited instead of secret_invalid once a budget is exhausted
     */
    async count<Result>(
      { request, userID }: { request: Request; userID?: number },
      use: () => Promise<Result>,
    ): Promise<Result> {
      try {
        return await use();
      } catch (error) {
        if (!isWrongSecret(error)) throw error;
        const origin = toClientKey(request.ip);
        const waits = [
          await byClient.take(origin),
          // Per address too: an owner whose link has expired learns that, even while somebody else guesses elsewhere.
          ...(userID === undefined ? [] : [await byAccount.take(`${userID}@${origin}`)]),
        ];
        const retryAfter = Math.max(...waits);
        if (retryAfter > 0) throw new ApiError('rate_limited', { retryAfter });
        throw error;
      }
    },
  };
}

export type SecretGuard = ReturnType<typeof createSecretGuard>;
