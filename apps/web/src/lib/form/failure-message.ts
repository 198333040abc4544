import { documentedMessages } from '@piacter/contracts/core/hungarian';
import { ApiFailure, networkMessage } from '../api/index.ts';
import { CaptchaFailure } from '../captcha/provider.ts';

/** ERR-01: the call failed without a usable reason. */
const wrappedMessage = 'A folyamat során hiba lépett fel. Kérem próbálkozzon később!';
/** ERR-03: the same for package and property calls. */
export const unexpectedMessage = documentedMessages.unexpected;

/**
 * The message for a failed call: the server's own (ERR-04); otherwise the documented message for no reply (ERR-02) or
 * an unreadable reply (ERR-01), or that of the screen.
 */
export function failureMessage(failure: unknown, unreachable?: string): string {
  if (failure instanceof CaptchaFailure) return failure.message;
  if (!(failure instanceof ApiFailure)) return unreachable ?? wrappedMessage;
  if (failure.code !== 'network') return failure.message;
  return unreachable ?? (failure.status === 0 ? networkMessage : wrappedMessage);
}
