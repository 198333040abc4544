import { getStayPrices, getStayTotal, saveStayPrices } from '@piacter/contracts/stays';
import { type Implementation, implement } from '../../../core/http/implement.ts';
import type { StayPricesService } from './stay-prices.service.ts';
import type { CountStayTotal } from './stay-total.service.ts';

interface StayPriceServices {
  prices: StayPricesService;
  countTotal: CountStayTotal;
}

export const stayPriceRoutes = ({ prices, countTotal }: StayPriceServices): Implementation[] => [
  implement(getStayPrices, async ({ params, session }) => ({
    data: await prices.find(params.accommodationID, session),
  })),
  implement(saveStayPrices, async ({ params, body, session }) => {
    await prices.save(session, params.accommodationID, body);
    return { message: 'Az árakat elmentettük.' };
  }),
  implement(getStayTotal, async ({ query, session }) => ({ data: await countTotal(query, session) })),
];
