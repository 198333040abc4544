import { documentedMessages } from '@piacter/contracts/core/hungarian';
import { ApiFailure, networkMessage } from '../api/index.ts';
import { CaptchaFailure } from '../captcha/provider.ts';

/** ERR-01: the call ended, but not in a way that says why. */
const wrappedMessage = 'A folyamat során hiba lépett fel. Kérem próbálkozzon később!';
/** ERR-03: the same for package and property calls. */
export const unexpectedMessage = documentedMessages.unexpected;

/**
 * The sentence of the message box for a call that failed: the server's own (ERR-04), and where it gave none
 * the documents' words for silence (ERR-02) and for an unreadable answer (ERR-01), or those of the screen.
 */
export function failureMessage(failure: unknown, unreachable?: string): string {
  if (failure instanceof CaptchaFailure) return failure.message;
  if (!(failure instanceof ApiFailure)) return unreachable ?? wrappedMessage;
  if (failure.code !== 'network') return failure.message;
  return unreachable ?? (failure.status === 0 ? networkMessage : wrappedMessage);
}
