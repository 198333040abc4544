import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { hostAnswer } from '../testing.ts';
import { HostAnswers } from './host-answers.tsx';

beforeEach(() => {
  const firm = hostAnswer({
    hostID: 13,
    isFirm: 1,
    firmName: 'Nádas Kft.',
    message: null,
    accommodations: [],
  });
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, message: '', data: [hostAnswer(), firm] }));
});

it("lists the hosts' answers with their words, their accommodations and how to reach them", async () => {
  openPages({ '/': <HostAnswers requestID={41} /> }, '/');
  const answer = within(await screen.findByRole('region', { name: 'Nagy Ilona' }));
  expect(answer.getByText('Van szabad szobánk.')).toBeDefined();
  expect(answer.getByRole('link', { name: /^Parti ház\s*Siófok/ }).getAttribute('href')).toBe(
    '/szallas/parti-haz-7',
  );
  expect(answer.getByRole('link', { name: '+36 20 555 6677' }).getAttribute('href')).toBe('tel:+36205556677');
  expect(answer.getByRole('link', { name: 'nagy.ilona@pelda.test' })).toBeDefined();
  expect(answer.queryByText('–')).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Nádas Kft.' })).queryByRole('list')).toBeNull();
});
