const emailShape = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;

/** Whether a description may link to the address; the server strips all others. */
export const isLinkAddress = (address: string): boolean => /^(https?:\/\/|mailto:)/i.test(address);

/**
 * The full address of a typed link: `https://` is put before a web address without a scheme, `mailto:` before an e-mail
 * address. null for anything else.
 */
export function toLinkAddress(typed: string): string | null {
  const trimmed = typed.trim();
  if (emailShape.test(trimmed)) return `mailto:${trimmed}`;
  if (/^mailto:\S+$/i.test(trimmed)) return trimmed;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+:\d+(\/|$)/.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? url.href : null;
}
