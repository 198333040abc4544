import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formatHead, rawConnection } from '../../testing/raw-connection.ts';

const chunked = { 'Transfer-Encoding': 'chunked' };
const megabyte = 1024 * 1024;
/** Upper bound of both sides' socket buffers, in addition to what the server reads. */
const mostTaken = 16 * megabyte;

const parseCode = (reply: string): unknown => JSON.parse(reply.slice(reply.indexOf('\r\n\r\n') + 4)).code;

const closedReply = (status: number) => new RegExp(`^HTTP/1.1 ${status} .*\r\nConnection: close\r\n`, 's');

describe('a request body', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ limits: { bodyMs: 200, uploadGraceMs: 200, maxOpenBodies: 3 } });
  });

  it('that never ends gets 413, and the connection is closed', async () => {
    const connection = await rawConnection(t.address);
    connection.send(formatHead('POST /api/login', chunked));
    expect(await connection.sendForEver()).toBeLessThan(mostTaken);
    expect(connection.received()).toMatch(closedReply(413));
    expect(parseCode(connection.received())).toBe('too_large');
  });

  it.each([
    ['an unknown address', 'POST /api/nothing', 404],
    ['a page', 'GET /ingatlanok', 404],
    ['a call without a body', 'GET /api/countries', 413],
    ['an unsupported method', 'PUT /api/login', 405],
    ['an upload without a session', 'POST /api/upload-property-images/1', 401],
  ])('that never ends closes the connection of %s', async (_what, line, status) => {
    const connection = await rawConnection(t.address);
    connection.send(formatHead(line, chunked));
    expect(await connection.sendForEver()).toBeLessThan(mostTaken);
    expect(connection.received()).toMatch(closedReply(status));
  });

  it('that arrives too slowly gets 408, and the connection is closed', async () => {
    const connection = await rawConnection(t.address);
    connection.send(`${formatHead('POST /api/login', { 'Content-Length': 600 })}{`);
    expect(parseCode(await connection.reply())).toBe('request_timeout');
  });

  it('that arrived completely leaves the connection open', async () => {
    const connection = await rawConnection(t.address);
    const request = `${formatHead('POST /api/login', { 'Content-Length': 2 })}{}`;
    connection.send(request);
    await expect.poll(connection.received).toContain('HTTP/1.1 422');
    connection.send(request);
    await expect.poll(() => connection.received().match(/HTTP\/1.1 422/g)).toHaveLength(2);
    connection.socket.destroy();
  });

  it.each([
    ['is missing', '', 'application/json', 400],
    [
      'is not valid UTF-8',
      Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
      'application/json',
      400,
    ],
    ['is UTF-16', Buffer.from('{"email":"a"}', 'utf16le'), 'application/json', 400],
    ['is declared as UTF-16', '{}', 'application/json; charset=utf-16', 415],
    ['is compressed', '{}', 'application/json', 415, { 'Content-Encoding': 'gzip' }],
    ['is not an object', '7', 'application/json', 400],
  ])('that %s is refused', async (_what, body, type, status, headers: Record<string, string> = {}) => {
    const { auth } = await t.signIn('szakember');
    const reply = await fetch(`${t.address}/api/two-factor-on-off`, {
      method: 'PATCH',
      headers: { ...auth, 'Content-Type': type, ...headers },
      body,
    });
    expect(reply.status).toBe(status);
  });

  it('counts towards the open bodies of its client address only', async () => {
    const open = (address: string) => async () => {
      const connection = await rawConnection(t.address);
      connection.send(formatHead('POST /api/login', { 'Content-Length': 600, 'X-Forwarded-For': address }));
      return connection;
    };
    const [mine, theirs] = [open('203.0.113.1'), open('203.0.113.2')];
    const held = [await mine(), await mine(), await mine()];
    const refused = await mine();
    expect(parseCode(await refused.reply())).toBe('rate_limited');
    expect(parseCode(await (await theirs()).reply())).toBe('request_timeout');
    for (const connection of held) expect(parseCode(await connection.reply())).toBe('request_timeout');
    expect(parseCode(await (await mine()).reply())).toBe('request_timeout');
  });
});

describe('the body of an upload', () => {
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=x', 'Transfer-Encoding': 'chunked' };
  const part = '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
  const formatChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const upload = async (t: TestApp) => {
    const { auth } = await t.signIn('ingatlan_tulajdonos');
    const connection = await rawConnection(t.address);
    connection.send(formatHead('POST /api/upload-property-images/1', { ...multipart, ...auth }));
    connection.send(formatChunk(part));
    return connection;
  };

  it('gets 408 below a minimum rate', async () => {
    const t = await testApp({ limits: { bodyMs: 1, uploadGraceMs: 100, uploadBytesPerSecond: 1_000_000 } });
    const connection = await upload(t);
    connection.send(formatChunk('x'.repeat(50_000)));
    expect(parseCode(await connection.reply())).toBe('request_timeout');
  });

  it('gets 413 at once when its declared length exceeds the limit', async () => {
    const t = await testApp();
    const connection = await upload(t);
    expect(await connection.sendForEver()).toBeGreaterThan(14 * megabyte);
    expect(parseCode(connection.received())).toBe('too_large');
  });
});
