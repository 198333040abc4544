import { getPositions } from '@piacter/db/positions';
import cookieParser from 'cookie-parser';
import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { setPositionCookie, trackPositions } from './position-cookie.ts';

/** Replies with the positions of the caller; `?gtid=` is a write at that position. */
const app = express();
app.use(cookieParser(), trackPositions, (request, response) => {
  const { gtid } = request.query;
  if (typeof gtid === 'string') getPositions()?.add(gtid);
  setPositionCookie(response, true);
  response.send(String(getPositions()));
});
const get = (path: string, cookie = '') => supertest(app).get(path).set('Cookie', cookie);

it('a write sets the cookie for all pages and calls, a read does not', async () => {
  const write = await get('/?gtid=0-1-7');
  expect(write.headers['set-cookie']).toEqual([
    'piacter_position=0-1-7; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  const read = await get('/', 'piacter_position=0-1-7');
  expect([read.text, read.headers['set-cookie']]).toEqual(['0-1-7', undefined]);
});

it('an earlier position never replaces a later one', async () => {
  const write = await get('/?gtid=0-1-7', 'piacter_position=0-1-9');
  expect([write.text, write.headers['set-cookie']]).toEqual(['0-1-9', undefined]);
});
