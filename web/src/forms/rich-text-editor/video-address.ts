const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
]);
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{6,})/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([0-9a-f]+))?/;

/** The player of an address that users copy: a page of YouTube or Vimeo, or a player. Undefined for other hosts. */
export function embedAddress(address: string, videoHosts: readonly string[]): string | undefined {
  const typed = address.trim();
  const absolute = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;
  if (!URL.canParse(absolute)) return undefined;

  const url = new URL(absolute);
  url.protocol = 'https:';
  const embed = youtubePlayer(url) ?? vimeoPlayer(url) ?? url.href;

  return isKnownHost(embed, videoHosts) ? embed : undefined;
}

/** True for a frame that shows nothing but a player of one of the hosts. */
export function isVideoFrame(frame: Element, videoHosts: readonly string[]): boolean {
  const address = frame.getAttribute('src') ?? '';

  return isKnownHost(address.startsWith('//') ? `https:${address}` : address, videoHosts);
}

function isKnownHost(address: string, videoHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isPlain = port === '' && username === '' && password === '';

  return protocol === 'https:' && isPlain && videoHosts.includes(hostname);
}

function youtubePlayer(url: URL): string | undefined {
  if (!YOUTUBE_HOSTS.has(url.hostname)) return undefined;

  const short = url.hostname === 'youtu.be' ? url.pathname.slice(1) : undefined;
  const id = short ?? url.searchParams.get('v') ?? YOUTUBE_PATH.exec(url.pathname)?.[1];
  if (!id || !/^[\w-]{6,}$/.test(id)) return undefined;

  const start = startSeconds(url.searchParams.get('start') ?? url.searchParams.get('t'));
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`;
}

/** Accepts `90`, `90s` and `1m30s`. */
function startSeconds(written: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(written ?? '') ?? [];

  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Vimeo gives private films a key, as a second part of the path or as `h`. */
function vimeoPlayer(url: URL): string | undefined {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(url.hostname)) return undefined;

  const [, id, pathKey] = VIMEO_PATH.exec(url.pathname) ?? [];
  if (!id) return undefined;

  const key = pathKey ?? url.searchParams.get('h');
  return `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ''}`;
}
