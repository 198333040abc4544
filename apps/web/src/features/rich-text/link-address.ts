const emailShape = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const phoneShape = /^\+[\d\s()/-]{7,}$/;

/** A page or file of this site, or a place of the same page; `//` and `/\` would lead to another site. */
const localShape = /^(\/(?![/\\])|#)\S*$/;

/** Whether a text may link to the address: that of a page to this site and to telephones too. The server strips others. */
export const isLinkAddress = (address: string, isPage = false): boolean =>
  /^(https?:\/\/|mailto:)/i.test(address) || (isPage && (/^tel:/i.test(address) || localShape.test(address)));

/**
 * The full address of a typed link: `https://` is put before a web address without a scheme, `mailto:` before an e-mail
 * address, in a page `tel:` before a telephone number. null for anything else.
 */
export function toLinkAddress(typed: string, isPage = false): string | null {
  const trimmed = typed.trim();
  if (isPage && localShape.test(trimmed)) return trimmed;
  if (isPage && phoneShape.test(trimmed)) return `tel:${trimmed.replaceAll(/[^+\d]/g, '')}`;
  if (isPage && /^tel:\+?\d+$/i.test(trimmed)) return trimmed;
  if (emailShape.test(trimmed)) return `mailto:${trimmed}`;
  if (/^mailto:\S+$/i.test(trimmed)) return trimmed;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+:\d+(\/|$)/.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? url.href : null;
}
