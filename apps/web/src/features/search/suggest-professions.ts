import { api } from '../../lib/api/index.ts';

/**
 * The ids of the professions that a text means, by their name, what people call them or a trouble; the closest first. None
 * while the server is out of reach.
 */
export const suggestProfessions = async (typed: string, signal: AbortSignal): Promise<string[]> => {
  const call = api('GET /api/profession-suggestions', { query: { q: typed }, signal, isBackground: true });
  const found = await call.catch(() => undefined);
  return (found?.data ?? []).map(({ typeID }) => String(typeID));
};
