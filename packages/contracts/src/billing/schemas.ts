import { z } from 'zod';
import { fieldMessages } from '../core/hungarian.ts';
import { flag, flagReply, line, nullableText, requiredLine } from '../core/index.ts';
import { hungaryCode } from '../lookups/values.ts';
import { billingLimits, formatTaxNumber, isEuCountry, isPostalCode, postalCodeMessage } from './values.ts';

const messages = {
  hungarian: 'Ez az adószám nem lehet jó, nézd meg újra! Példa: 12345676-1-42',
  foreign: 'Ez a közösségi adószám nem lehet jó, nézd meg újra! Példa: DE123456789',
};

/** Why a firm cannot have the tax number; undefined if it can. Firms outside of the European Union may have none. */
function findTaxNumberFault(taxNumber: string, countryCode: string): string | undefined {
  const isHungarian = countryCode === hungaryCode;
  if (taxNumber === '' && (isHungarian || isEuCountry(countryCode))) return fieldMessages.required;
  if (formatTaxNumber(taxNumber, countryCode) !== undefined) return undefined;
  return isHungarian ? messages.hungarian : messages.foreign;
}

/** To whom invoices are made out. A private person has no tax number; that of a firm is stored in its country's form. */
export const billingBody = z
  .object({
    isFirm: flag,
    name: requiredLine(billingLimits.name),
    /** ISO 3166-1 alpha-2, of our list of countries. */
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    postalCode: requiredLine(billingLimits.postalCode),
    settlement: requiredLine(billingLimits.settlement),
    /** Street and number. */
    address: requiredLine(billingLimits.address),
    taxNumber: line(billingLimits.taxNumber).default(''),
  })
  .superRefine(({ countryCode, postalCode, isFirm, taxNumber }, context) => {
    if (!isPostalCode(postalCode, countryCode))
      context.addIssue({ code: 'custom', path: ['postalCode'], message: postalCodeMessage });
    const fault = isFirm === 1 ? findTaxNumberFault(taxNumber, countryCode) : undefined;
    if (fault) context.addIssue({ code: 'custom', path: ['taxNumber'], message: fault });
  })
  .transform((body) => ({
    ...body,
    taxNumber: (body.isFirm === 1 && formatTaxNumber(body.taxNumber, body.countryCode)) || null,
  }));

/** Billing data as stored. */
export const billingData = z.object({
  isFirm: flagReply,
  name: z.string(),
  countryCode: z.string(),
  postalCode: z.string(),
  settlement: z.string(),
  address: z.string(),
  taxNumber: nullableText,
});
export type BillingData = z.infer<typeof billingData>;
