/** Maximum number of video links of a listing. */
export const videoLinkLimit = 5;

const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const videoID = /^[\w-]{11}$/;

/**
 * The 11 characters that name a YouTube video, from any of its public address forms (watch, youtu.be,
 * shorts, live, embed); undefined for every other text.
 */
export function youtubeVideoID(address: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.port || url.username)
    return undefined;
  const [, first = '', second = ''] = url.pathname.split('/');
  const found = ((): string => {
    if (url.hostname === 'youtu.be') return first;
    if (!hosts.has(url.hostname)) return '';
    if (first === 'watch') return url.searchParams.get('v') ?? '';
    return ['shorts', 'live', 'embed', 'v'].includes(first) ? second : '';
  })();
  return videoID.test(found) ? found : undefined;
}

/** Maximum length of a video's address, in characters. */
export const videoAddressLimit = 300;

/** The documented message for an address that is no YouTube video; English there, too. */
export const invalidVideoAddress = 'Invalid YouTube URL';
