import { expect, it } from 'vitest';
import { z } from 'zod';
import { hungarianMessage } from './messages.ts';
import { id } from './scalars.ts';

const getMessage = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: hungarianMessage }).error?.issues[0]?.message;

it('never ask for a value that was just rejected', () => {
  expect(getMessage(id, 0)).toBe('Nagyobb legyen, mint 0!');
  expect(getMessage(z.int().min(0), -1)).toBe('Legalább 0 legyen!');
});
