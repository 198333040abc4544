import { expect, it } from 'vitest';
import { createLinkSecret, hashSecret } from './link-secret.ts';

it('creates secrets of 128 random bits', () => {
  const secrets = Array.from({ length: 100 }, createLinkSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(secrets).size).toBe(100);
});

it('hashes secrets as those that are stored already', () => {
  expect(hashSecret('00112233445566778899aabbccddeeff').toString('hex')).toBe(
    '5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720',
  );
});
