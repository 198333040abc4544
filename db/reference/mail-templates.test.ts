import { expect, it } from 'vitest';
import { defaultMailTemplates } from './mail-templates.ts';
import { findMissingDigest } from './shipped-texts.ts';

it('a changed default text has its digest, so that templates nobody has edited follow the next change', () => {
  const missing = defaultMailTemplates.flatMap((template) => {
    const digest = findMissingDigest(template);
    return digest ? [`append to shippedTexts[${template.emailType}]: '${digest}'`] : [];
  });
  expect(missing).toEqual([]);
});
