import {
  listPopularSearches,
  suggestProfessions,
  suggestSearches,
  understandText,
} from '@piacter/contracts/understanding';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { UnderstandingService } from './understanding.service.ts';

export const understandingRoutes = (understanding: UnderstandingService): Implementation[] => [
  implement(understandText, async ({ query }) => ({
    data: await understanding.understand(query.q, query.kind),
  })),
  implement(suggestProfessions, async ({ query }) => ({
    data: await understanding.suggestProfessions(query.q),
  })),
  implement(listPopularSearches, async () => ({ data: await understanding.listPopular() })),
  implement(suggestSearches, async ({ query }) => ({
    data: await understanding.suggest(query.q, query.kind),
  })),
];
