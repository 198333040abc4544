import { expect, it } from 'vitest';
import type { MailDraft } from '../index.ts';

const delivery = { to: 'eva@pelda.test', dedupeKey: 'request-closed:1' };
const values = {
  name: 'Éva',
  url: 'https://piacter.test/',
  request: 'villanyszerelő, Vác',
  message: 'Kösz.',
};

it('a mail does not compile without a value for each placeholder of its template', () => {
  const whole: MailDraft = { template: 'requestClosed', values, ...delivery };
  const { request: _, ...forgotten } = values;
  // @ts-expect-error the name of the request is missing
  const partial: MailDraft = { template: 'requestClosed', values: forgotten, ...delivery };
  // @ts-expect-error the template of another mail, which has days
  const other: MailDraft = { template: 'requestEnding', values, ...delivery };
  expect([whole, partial, other]).toHaveLength(3);
});
