import type { MailType } from '@piacter/contracts/emails/values';
import { paths } from '@piacter/contracts/site/paths';
import type { Config } from '../../../config.ts';
import { escapeHtml, truncate } from '../../../core/formatting.ts';
import { plainText } from './fill-template.ts';

const font = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Dark mode colours for mail clients that support style sheets; others show the light mode. */
const darkStyle = `@media (prefers-color-scheme: dark) {
  .ground { background: #11141c !important; }
  .card { background: #1a1f2a !important; border-color: #2c3340 !important; color: #eceff3 !important; }
  .card p, .card li, .card h1 { color: #eceff3 !important; }
  a.link { color: #a1b9f6 !important; }
  .foot { color: #9ba4b1 !important; }
}`;

const textStyle = `font:400 16px/1.55 ${font};color:#1b202b`;
const styledLinks = (html: string) => html.replace(/<a\s/gi, '<a class="link" style="color:#273e99" ');
const soleLink = /^\s*<a\b[^>]*\bhref="([^"]*)"[^>]*>((?:(?!<a\b)[\s\S])*)<\/a>\s*$/i;

const button = (address: string, words: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr>
<td style="border-radius:10px;background:#273e99"><a href="${address}" style="display:inline-block;padding:13px 24px;font:600 16px ${font};color:#ffffff;text-decoration:none">${words}</a></td>
</tr></table>`;

/** Renders a link that is alone in its paragraph as a button, whichever editor wrote the template. */
function paragraph(inner: string): string {
  const [, address, words] = soleLink.exec(inner) ?? [];
  return address !== undefined && words !== undefined
    ? button(address, words)
    : `<p style="margin:0 0 16px;${textStyle}">${styledLinks(inner)}</p>`;
}

/** Adds inline styles, as many mail clients drop style sheets. */
const inlineStyles = (content: string): string =>
  content
    .split(/(<p\b[^>]*>[\s\S]*?<\/p>)/i)
    .map((part) => {
      const inner = /^<p\b[^>]*>([\s\S]*)<\/p>$/i.exec(part)?.[1];
      if (inner !== undefined) return paragraph(inner);
      return styledLinks(part).replace(/<li\b[^>]*>/gi, `<li style="margin:0 0 8px;${textStyle}">`);
    })
    .join('');

interface UnsubscribePages {
  pageUrl: string;
  settings?: { url: string; words: string };
}

const toLink = (page: string, words: string) => `<a href="${escapeHtml(page)}">${words}</a>`;

/** The links at the end of a mail that can be unsubscribed from. */
export const unsubscribeLinks = ({ pageUrl, settings }: UnsubscribePages): string =>
  [
    ...(settings ? [toLink(settings.url, settings.words)] : []),
    toLink(pageUrl, 'Nem kérek több ilyen levelet'),
  ].join(' · ');

/** An account, a search that is followed by mail address, a thread of a guest, or none: the address may be somebody else's. */
export type MailReason = 'account' | 'watch' | 'thread' | 'none';

/** The types of mails to addresses that nobody has confirmed yet. */
const unconfirmed: ReadonlySet<MailType> = new Set(['activation', 'emailChange', 'watchConfirmation']);

export const getReason = (type: MailType | undefined): MailReason =>
  type !== undefined && unconfirmed.has(type) ? 'none' : 'account';

const reasons: Record<MailReason, string> = {
  account: 'Ezt a levelet a Piactér küldte, mert fiókod van nálunk.',
  thread: 'Ezt a levelet a Piactér küldte, mert ezzel az e-mail-címmel írtak egy hirdetőnek.',
  watch: 'Ezt a levelet a Piactér küldte, mert figyelsz nálunk egy keresést.',
  none: 'Ezt a levelet a Piactér küldte.',
};

/** A line with a web address alone below it. */
const addressedLine = /((?:<p\b[^>]*>|<br>)\s*)([^<>]+)<br>(https?:\/\/[^\s<>"]+)(?=<br>|<\/p>)/g;

/** Makes a line of a value whose next line is an address of the site the link to that page; it is no button. */
const linkLines = (content: string, publicUrl: string): string =>
  content.replace(addressedLine, (whole, before: string, words: string, address: string) =>
    address.startsWith(`${publicUrl}/`)
      ? `${before}<strong><a href="${address}">${words}</a></strong>`
      : whole,
  );

/** The address of a picture alone in a line. */
const pictureLine = /((?:<p\b[^>]*>|<br>)\s*)(https?:\/\/[^\s<>"]+\.webp)<br>/g;
const isOwnPicture = (address: string, publicUrl: string) => address.startsWith(`${publicUrl}/files/`);

/** Makes such a line of a picture of the site the picture. */
const showPictures = (content: string, publicUrl: string): string =>
  content.replace(pictureLine, (whole, before: string, address: string) =>
    isOwnPicture(address, publicUrl)
      ? `${before}<img src="${address}" width="200" alt="" style="display:inline-block;width:200px;max-width:100%;margin:0 0 6px;border-radius:10px"><br>`
      : whole,
  );

/** For the plain text of a mail. */
export const withoutPictures = (content: string, publicUrl: string): string =>
  content.replace(pictureLine, (whole, before: string, address: string) =>
    isOwnPicture(address, publicUrl) ? before : whole,
  );

/** Turns addresses of the site that values contain into links; those of other sites, which strangers write, stay text. */
const linkOwnPages = (content: string, publicUrl: string): string =>
  linkLines(showPictures(content, publicUrl), publicUrl)
    .split(/(<a\b[^>]*>[\s\S]*?<\/a>|<[^>]*>)/i)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(/https?:\/\/[\w./:-]*\w/g, (address) =>
            address.startsWith(`${publicUrl}/`) ? `<a href="${address}">${address}</a>` : address,
          ),
    )
    .join('');

/** Characters of the preview that mail programs show beside the subject. */
const previewLength = 120;

/** The first words after the greeting, unseen in the mail itself: its preview in the list of mails. */
const preview = (content: string): string => {
  const [greeting = '', ...paragraphs] = plainText(content).split('\n\n');
  const words = (/^Szia\b/.test(greeting) ? paragraphs : [greeting, ...paragraphs]).join(' ');
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(truncate(words, previewLength))}</div>`;
};

interface Footer {
  reason?: MailReason | undefined;
  unsubscribe?: UnsubscribePages | undefined;
}

/** The site that writes, and who runs it. */
export interface MailSite {
  publicUrl: string;
  seller?: Config['seller'] | undefined;
}

/** Who writes, where they are, and where help is. */
function formatOperator({ publicUrl, seller }: MailSite): string {
  const home = escapeHtml(publicUrl);
  const operator =
    seller && [seller.name, seller.address, seller.email].filter(Boolean).map(escapeHtml).join(' · ');
  const links = `<a href="${home}">${home}</a> · <a href="${home}${paths.help}">Segítség</a>`;
  return `${operator ? `<br>${operator}` : ''}<br>${styledLinks(links)}`;
}

/** Renders the HTML document of a mail with tables and inline styles, for compatibility with mail clients. */
export function renderLayout(
  subject: string,
  content: string,
  site: MailSite,
  { reason = 'account', unsubscribe }: Footer = {},
): string {
  const { publicUrl } = site;
  const home = escapeHtml(publicUrl);
  return `<!doctype html>
<html lang="hu"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${darkStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f6f7f5">
${preview(withoutPictures(content, publicUrl))}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f6f7f5"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td style="background:#16265f;border-radius:14px 14px 0 0;padding:18px 28px"><a href="${home}" style="font:720 22px ${font};color:#ffffff;text-decoration:none">Piactér</a></td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #dde1de;border-top:0;border-radius:0 0 14px 14px;padding:28px">
${inlineStyles(linkOwnPages(content, publicUrl))}
</td></tr>
<tr><td class="foot" style="padding:16px 28px;font:400 13px/1.5 ${font};color:#5f6670">${reasons[reason]}${formatOperator(site)}${unsubscribe ? `<br>${styledLinks(unsubscribeLinks(unsubscribe))}` : ''}</td></tr>
</table></td></tr></table>
</body></html>`;
}
