import { isFound } from '@piacter/contracts/lifecycle/values';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { listingCalls } from '../../kinds/index.ts';

/**
 * Leads who comes without a filter to the requests in their professions and area, if they have a published service.
 * False until that is known, so that nothing is searched twice. The filter can be taken off as any other.
 */
export function useOwnAreaFirst(): boolean {
  const isFiltered = useLocation().search !== '';
  const navigate = useNavigate();
  const [isSettled, setSettled] = useState(isFiltered);
  const { data, error } = useApi(listingCalls.service.ownListings, isSettled ? null : {});
  const isKnown = data !== undefined || error !== undefined;
  const lead = useEffectEvent(() => {
    if (data?.data.some(({ state }) => isFound(state))) void navigate('?ownArea=1', { replace: true });
    else setSettled(true);
  });
  useEffect(() => {
    if (isFiltered) setSettled(true);
    else if (!isSettled && isKnown) lead();
  }, [isFiltered, isSettled, isKnown]);
  return isSettled || isFiltered;
}
