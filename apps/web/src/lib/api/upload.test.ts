import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readToken } from '../session.ts';
import { upload } from './upload.ts';

/** A fake XMLHttpRequest that the test completes. */
class Request extends EventTarget {
  static last: Request;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  address = '';
  status = 0;
  responseText = '';
  withCredentials = false;
  constructor() {
    super();
    Request.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

const token = `x.${btoa('{"path":"ingatlan_tulajdonos","sub":"3"}')}.x`;
const onProgress = vi.fn();
const start = () =>
  upload('POST /api/upload-property-images/{id}', { params: { id: 7 }, body: new FormData(), onProgress });

beforeEach(() => {
  onProgress.mockReset();
  vi.stubGlobal('XMLHttpRequest', Request);
  localStorage.setItem('token', 'stored');
});

describe('an upload', () => {
  it('sends the session, reports its progress, and stores a fresh token', async () => {
    const sending = start();
    expect(Request.last.address).toBe('POST /api/upload-property-images/7');
    expect([Request.last.headers.Authorization, Request.last.withCredentials]).toEqual(['stored', true]);
    Request.last.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded: 30, total: 120 }),
    );
    expect(onProgress).toHaveBeenCalledWith(0.25);
    Request.last.answer(200, JSON.stringify({ ok: true, message: 'Kész.', imagePaths: ['/a'], token }));
    expect(await sending).toMatchObject({ imagePaths: ['/a'] });
    expect(readToken()).toBe(token);
  });

  it("fails with the server's message, or a network error without one", async () => {
    const refused = start();
    Request.last.answer(409, JSON.stringify({ ok: false, code: 'image_limit_reached', message: 'Betelt!' }));
    await expect(refused).rejects.toMatchObject({
      status: 409,
      code: 'image_limit_reached',
      message: 'Betelt!',
    });
    const unread = start();
    Request.last.answer(502, '<html>');
    await expect(unread).rejects.toMatchObject({ status: 502, code: 'network' });
    const failed = start();
    Request.last.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toMatchObject({ status: 0, code: 'network' });
  });
});
