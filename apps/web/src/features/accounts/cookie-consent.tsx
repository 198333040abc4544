import { paths } from '../../config/paths.ts';
import { confirm } from '../../lib/message-queue.ts';
import { chooseCookies, readCookieStatus } from '../../ui/cookie/cookie-status.ts';
import { text } from './text.ts';

/** A login needs cookieStatus 1 (CK-04). Without it the refusal is said, and consent can be given right there. */
export async function hasConsent(): Promise<boolean> {
  if (readCookieStatus() === 1) return true;
  const accepts = await confirm({
    text: text.login.consent,
    detail: (
      <a href={paths.privacyStatement} target="_blank" rel="noopener">
        {text.login.statement} <span className="sr-only">{text.register.newTab}</span>
      </a>
    ),
    confirm: text.login.accept,
    cancel: text.login.decline,
  });
  if (accepts) chooseCookies(1);
  return accepts;
}
