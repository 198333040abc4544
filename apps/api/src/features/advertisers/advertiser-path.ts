import { paths } from '@piacter/contracts/site/paths';
import { getDisplayName, type Named } from '../../core/formatting.ts';
import { listingUrl } from '../listings/url/index.ts';

/**
 * The address of an advertiser's page, with the name before the id, which alone is significant: former names lead there,
 * too. Undefined without a name, as there is no page then.
 */
export function findAdvertiserPath(row: Named & { userID: number }): string | undefined {
  const name = getDisplayName(row, '');
  return name === '' ? undefined : paths.advertiser(listingUrl(name, row.userID));
}
