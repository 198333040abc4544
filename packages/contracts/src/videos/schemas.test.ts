import { describe, expect, it } from 'vitest';
import { videoAddress } from './schemas.ts';
import { youtubeVideoID } from './values.ts';

describe('youtubeVideoID', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=5',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ' https://youtu.be/dQw4w9WgXcQ ',
  ])('finds the video in %s', (address) => {
    expect(youtubeVideoID(address)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    'https://vimeo.com/12345',
    'https://youtube.com.gonosz.test/watch?v=dQw4w9WgXcQ',
    'https://gonosz.test/?u=youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://user@youtube.com:99/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@csatorna',
    'nem cím',
    '',
  ])('finds none in %j', (address) => {
    expect(youtubeVideoID(address)).toBeUndefined();
  });

  it('refuses with the documented message', () => {
    expect(videoAddress.safeParse('https://vimeo.com/1').error?.issues[0]?.message).toBe(
      'Invalid YouTube URL',
    );
  });
});
