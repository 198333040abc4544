import { pageUrlLimit, reservedPageUrls } from '@piacter/contracts/pages';
import { foldText } from '@piacter/db/fold-text';
import { ApiError, invalidField } from '../../core/http/api-error.ts';
import { pageMessages } from './pages.text.ts';

/** The slug of a page's name; throws at `pageName` for a name without letters, or with an address of the application. */
export function toPageUrl(pageName: string): string {
  const slug = foldText(pageName).slice(0, pageUrlLimit).trim().replaceAll(' ', '-');
  if (slug === '') throw invalidField('pageName', pageMessages.nameWithoutLetters);
  if (reservedPageUrls.includes(slug)) throw invalidField('pageName', pageMessages.reserved(slug));
  return slug;
}

/** The refusal of a second page at an address, with an error at the name. */
export function pageUrlTaken(pageUrl: string): ApiError {
  const message = pageMessages.taken(pageUrl);
  return new ApiError('conflict', { message, errors: [{ path: 'pageName', message }] });
}
