import type { ComparedListings, CompareQuery } from '@piacter/contracts/favourites';
import { ApiError } from '../../core/http/api-error.ts';

type FindAsVisitor<Detail, ID> = (id: ID, viewer: null) => Promise<Detail>;
type Detail<Kind extends keyof ComparedListings> = ComparedListings[Kind][number];

/** The services of the listing kinds, as far as their pages are concerned. */
interface DetailSources {
  property: { detail: FindAsVisitor<Detail<'property'>, number> };
  accommodation: { detail: { getPublic: FindAsVisitor<Detail<'accommodation'>, string> } };
  service: { detail: { getPublic: FindAsVisitor<Detail<'service'>, string> } };
}

/** Returns the function that finds listings of one kind as a visitor sees them; those not published are left out. */
export function createComparison({ property, accommodation, service }: DetailSources) {
  async function findAll<Listing>(
    ids: readonly number[],
    find: (id: number) => Promise<Listing>,
  ): Promise<Listing[]> {
    const found = await Promise.all(
      ids.map((id) =>
        find(id).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'not_found') return undefined;
          throw error;
        }),
      ),
    );
    return found.flatMap((listing) => listing ?? []);
  }

  return async ({ kind, ids }: CompareQuery): Promise<ComparedListings> => {
    const none: ComparedListings = { property: [], accommodation: [], service: [] };
    const finders: Record<typeof kind, () => Promise<ComparedListings>> = {
      property: async () => ({ ...none, property: await findAll(ids, (id) => property.detail(id, null)) }),
      accommodation: async () => ({
        ...none,
        accommodation: await findAll(ids, (id) => accommodation.detail.getPublic(String(id), null)),
      }),
      service: async () => ({
        ...none,
        service: await findAll(ids, (id) => service.detail.getPublic(String(id), null)),
      }),
    };
    return finders[kind]();
  };
}

export type Compare = ReturnType<typeof createComparison>;
