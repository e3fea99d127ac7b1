import { DEFAULT_VIDEO_HOSTS } from '@baklja/contract/rich-text';
import { expect, it } from 'vitest';
import { embedAddress } from './video-address.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const VIMEO = 'https://player.vimeo.com/video/76979871';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&list=x', YOUTUBE],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  [' https://www.youtube.com/shorts/dQw4w9WgXcQ ', YOUTUBE],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', YOUTUBE],
  ['//www.youtube.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', `${YOUTUBE}?start=90`],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', `${YOUTUBE}?start=90`],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=5', `${YOUTUBE}?start=5`],
  ['https://vimeo.com/76979871', VIMEO],
  ['vimeo.com/channels/staffpicks/76979871', VIMEO],
  ['https://vimeo.com/76979871/abcdef12', `${VIMEO}?h=abcdef12`],
  ['https://player.vimeo.com/video/76979871?h=abcdef12', `${VIMEO}?h=abcdef12`],
])('makes the player of %s', (address, player) => expect(embedAddress(address, DEFAULT_VIDEO_HOSTS)).toBe(player));

it('takes a player of another host only where the setting names it', () => {
  const address = 'https://video.hrt.hr/embed/1';
  expect(embedAddress(address, DEFAULT_VIDEO_HOSTS)).toBeUndefined();
  expect(embedAddress(address, [...DEFAULT_VIDEO_HOSTS, 'video.hrt.hr'])).toBe(address);
});

it.each([
  '',
  'bilo što',
  'javascript:alert(1)',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/embed/x',
  'https://evil.example/?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://ime@player.vimeo.com/x',
  'https://:lozinka@player.vimeo.com/x',
  'https://player.vimeo.com:8443/x',
])('rejects %j', (address) => expect(embedAddress(address, DEFAULT_VIDEO_HOSTS)).toBeUndefined());
