import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { answerRefusedConnections } from './refused-connection.ts';

it.each([
  ['no HTTP at all', 'egy kettő három\r\n\r\n', 400, 'malformed'],
  [
    'an unsupported expectation',
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n',
    417,
    'expectation_failed',
  ],
  [
    'oversized headers',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
])('replies to %s in JSON', async (_, sent, status, code) => {
  const server = createServer((_request, response) => response.end('handled'));
  answerRefusedConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('utf8').write(sent);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  server.close();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ ok: false, code });
});
