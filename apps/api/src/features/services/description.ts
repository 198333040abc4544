import { isVisible } from '@piacter/contracts/core';
import { fieldMessages, tooLongText } from '@piacter/contracts/core/hungarian';
import { plainText } from '@piacter/contracts/core/plain-text';
import { serviceFields, serviceLimits } from '@piacter/contracts/services';
import { invalidField } from '../../core/http/api-error.ts';
import { sanitize } from '../../core/sanitized-html.ts';

/** The description as it is stored; throws at `description` when nothing visible is left, or too much. */
export function cleanDescription(html: string): string {
  const clean = sanitize(html);
  const text = plainText(clean);
  if (!isVisible(text)) throw invalidField('description', fieldMessages.required);
  // Line breaks between blocks are not typed by people; the web does not count them either.
  if (text.replaceAll('\n', '').length > serviceFields.description.max)
    throw invalidField('description', tooLongText(serviceFields.description.max));
  // Link attributes and entities add to the length; the form sends the stored HTML back.
  if (clean.length > serviceLimits.descriptionHtml)
    throw invalidField('description', 'Túl sok formázás és link van a szövegben, vegyél ki belőle néhányat!');
  return clean;
}
