const emailShape = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

/** Addresses that a description may lead to; the server keeps no other. */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/|mailto:)/i.test(address);

/**
 * What was typed as a link, as a full address: `https://` is put before a bare web page, `mailto:` before an
 * e-mail address. null for what is neither.
 */
export function linkAddress(typed: string): string | null {
  const trimmed = typed.trim();
  if (emailShape.test(trimmed)) return `mailto:${trimmed}`;
  if (/^mailto:\S+$/i.test(trimmed)) return trimmed;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+:\d+(\/|$)/.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? url.href : null;
}
