/**
 * The states of a listing. `draft`: never published; `paused`: hidden by its owner for a while; `reserved`: published and
 * promised to somebody; `closed`: sold, let or given up; `expired`: hidden because nobody touched it for long.
 */
export const listingStates = ['draft', 'live', 'paused', 'reserved', 'closed', 'expired'] as const;
export type ListingState = (typeof listingStates)[number];

/** Who moves a listing: its owner, an admin, the holder of the link in the expiry mail, or the job that expires it. */
export type StateActor = 'owner' | 'admin' | 'link' | 'job';

/** The target states of each state, and who may move something there. */
export type StateGraph<State extends string = string, Actor = StateActor> = {
  readonly [From in State]: { readonly [To in State]?: readonly Actor[] };
};

const byPeople = ['owner', 'admin'] as const;
const byPeopleOrLink = ['owner', 'admin', 'link'] as const;

/** The state graph of a listing. A move from a state to itself renews the listing: its days start again. */
export const listingMoves = {
  draft: { live: byPeople },
  live: { live: byPeopleOrLink, paused: byPeople, reserved: byPeople, closed: byPeople, expired: ['job'] },
  paused: { live: byPeople, closed: byPeople },
  reserved: {
    live: byPeople,
    paused: byPeople,
    reserved: byPeopleOrLink,
    closed: byPeople,
    expired: ['job'],
  },
  closed: { live: byPeople },
  expired: { live: byPeopleOrLink, closed: byPeople },
} as const satisfies StateGraph<ListingState>;

/** The states in which a listing begins. */
export const initialStates = ['draft', 'live'] as const satisfies ListingState[];

/** The states in which searches find a listing, unless an admin has hidden it. */
export const foundStates = ['live', 'reserved'] as const satisfies ListingState[];

/** The states after which a listing's page stays for `daysAfterEnd` days, without contact data. */
export const endedStates = ['closed', 'expired'] as const satisfies ListingState[];

/** Days after which a listing that nobody touched expires, unless the operator sets others. */
export const defaultListingDays = 90;

/** Days between the mail that asks about an old listing and the earliest time at which it is hidden. */
export const daysToAnswer = 7;

/** Days for which the page of a closed or expired listing stays. */
export const daysAfterEnd = 90;

const includes = <State extends string>(states: readonly State[], state: string): boolean =>
  states.some((one) => one === state);

export const isFound = (state: ListingState): boolean => includes(foundStates, state);
export const isEnded = (state: ListingState): boolean => includes(endedStates, state);

const moves: StateGraph<ListingState> = listingMoves;
const mayMove = (from: ListingState, to: ListingState, actor: StateActor): boolean =>
  moves[from][to]?.includes(actor) ?? false;

/** The states to which the actor may move a listing from this one. */
export const getNextStates = (from: ListingState, actor: StateActor): ListingState[] =>
  listingStates.filter((to) => mayMove(from, to, actor));

/** The states from which the actor may move a listing to this one: the condition of the update. */
export const getSourceStates = (to: ListingState, actor: StateActor): ListingState[] =>
  listingStates.filter((from) => mayMove(from, to, actor));

/**
 * The faults of a graph: a target that is no state, a move nobody may make, a state that is never reached, and one that
 * is never left.
 */
export function findGraphFaults(graph: StateGraph, initial: readonly string[]): string[] {
  const states = Object.keys(graph);
  const edges = Object.entries(graph).flatMap(([from, targets]) =>
    Object.entries(targets).map(([to, actors]) => ({ from, to, actors: actors ?? [] })),
  );
  const reached = new Set(initial);
  for (const state of reached)
    for (const { from, to } of edges) if (from === state && states.includes(to)) reached.add(to);
  return [
    ...edges.filter(({ to }) => !states.includes(to)).map(({ from, to }) => `${from} → ${to}: no such state`),
    ...edges.filter(({ actors }) => actors.length === 0).map(({ from, to }) => `${from} → ${to}: nobody may`),
    ...states.filter((state) => !reached.has(state)).map((state) => `${state}: never reached`),
    ...states
      .filter((state) => !edges.some(({ from, to }) => from === state && to !== state))
      .map((state) => `${state}: never left`),
  ];
}
